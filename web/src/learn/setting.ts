/** A position as data: reading and changing single values, and writing it down in TOML. */

export type Setting = Record<string, any>;

/** The value at the end of a path, if it is there. */
export function at(setting: Setting, path: string[]): any {
  return path.reduce<any>((found, key) => found?.[key], setting);
}

function empty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (typeof value === "object" && Object.keys(value).length === 0)
  );
}

/** The same setting with another value there; an empty one leaves it to be dealt. */
export function put(setting: Setting, path: string[], value: unknown): Setting {
  const [key, ...rest] = path;
  const inner = rest.length ? put(setting[key] ?? {}, rest, value) : value;
  const { [key]: _, ...others } = setting;
  return empty(inner) ? others : { ...others, [key]: inner };
}

function literal(value: any): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object")
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${bare(key)} = ${literal(one)}`)
      .join(", ")} }`;
  return JSON.stringify(value);
}

const bare = (key: string) => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));
const SECTIONS = ["seat", "location"];

export function toml(setting: Setting): string {
  const lines = Object.entries(setting)
    .filter(([key]) => !SECTIONS.includes(key))
    .map(([key, value]) => `${bare(key)} = ${literal(value)}`);
  for (const section of SECTIONS) {
    for (const [name, values] of Object.entries<Setting>(setting[section] ?? {})) {
      lines.push(
        "",
        `[${section}.${bare(name)}]`,
        ...Object.entries(values).map(([key, value]) => `${bare(key)} = ${literal(value)}`),
      );
    }
  }
  return `${lines.join("\n")}\n`;
}
