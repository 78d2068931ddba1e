/** Cards that somebody typed in: kept on this device, written and read as TOML and CSV. */

export type Value = string | number | boolean | (string | number)[] | { [line: string]: string };
export type Card = Record<string, Value>;
export type Mine = Record<string, Record<string, Card>>;

export const MOST = 262_144;
const SHELF = "saloon-cards";
/** What an entry of ours says about itself and a card file need not. */
const OURS = new Set(["provenance", "known", "source", "note", "rulings"]);

export function load(): Mine {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
    return found && typeof found === "object" ? (found as Mine) : {};
  } catch {
    return {};
  }
}

export function save(mine: Mine): void {
  localStorage.setItem(SHELF, JSON.stringify(mine));
}

export function bare(card: Card): Card {
  return Object.fromEntries(Object.entries(card).filter(([field]) => !OURS.has(field)));
}

function written(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const lines = Object.entries(value).map(([line, said]) => `${line} = ${JSON.stringify(said)}`);
  return `{ ${lines.join(", ")} }`;
}

/** What stands in a field; `normal.day` is a line of an enemy's side. */
export function at(card: Card, field: string): Value | undefined {
  const [side, line] = field.split(".");
  return line ? (card[side] as Record<string, string> | undefined)?.[line] : card[field];
}

/** The card with something else in a field. */
export function changed(card: Card, field: string, value: Value): Card {
  const [side, line] = field.split(".");
  return line
    ? { ...card, [side]: { ...(card[side] as Record<string, string>), [line]: String(value) } }
    : { ...card, [field]: value };
}

export function toml(mine: Mine): string {
  const parts: string[] = [];
  for (const [kind, cards] of Object.entries(mine))
    for (const card of Object.values(cards)) {
      const lines = Object.entries(card).map(([field, value]) => `${field} = ${written(value)}`);
      parts.push([`[[${kind}]]`, ...lines].join("\n"));
    }
  return `${parts.join("\n\n")}\n`;
}

/** Names of a file that somebody opens become names of an object: not those by which objects work. */
function own(name: string): string {
  if (name in Object.prototype) throw new Error(`${name}?`);
  return name;
}

/** A card file as this page and `saloon cards write` write it: one line for each field. */
export function fromToml(text: string): Mine {
  const mine: Mine = {};
  let [kind, card]: [string, Card | null] = ["", null];
  let side: Record<string, string> | null = null;
  const close = () => {
    if (!card) return;
    if (typeof card.id !== "string") throw new Error(`[[${kind}]]: id?`);
    (mine[own(kind)] ??= {})[own(card.id)] = card;
  };
  text.split(/\r?\n/).forEach((line, k) => {
    const header = /^\s*\[\[\s*([\w.]+)\s*\]\]\s*(#.*)?$/.exec(line);
    const part = /^\s*\[\s*(\w+)\.(\w+)\s*\]\s*(#.*)?$/.exec(line);
    const field = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(line);
    if (header) {
      close();
      [kind, card, side] = [header[1], {}, null];
    } else if (part && card && part[1] === kind) card[own(part[2])] = side = {};
    else if (field && side) side[own(field[1])] = String(read(field[2], k + 1));
    else if (field && card) card[own(field[1])] = read(field[2], k + 1);
    else if (line.trim() && !/^\s*#/.test(line)) throw new Error(`${k + 1}: ${line.slice(0, 60)}`);
  });
  close();
  return mine;
}

function read(text: string, line: number): Value {
  const inner = /^\{\s*(.*?)\s*\}\s*(#.*)?$/.exec(text);
  if (inner) {
    const lines = [...inner[1].matchAll(/(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*')\s*(?:,|$)\s*/g)];
    return Object.fromEntries(lines.map(([, name, said]) => [own(name), String(read(said, line))]));
  }
  const plain = text.replace(/^'([^']*)'(\s*#.*)?$/, (_, said: string) => JSON.stringify(said));
  for (const tried of [plain, plain.replace(/\s*#[^"]*$/, ""), plain.replace(/,\s*\]$/, "]")])
    try {
      return JSON.parse(tried) as Value;
    } catch {
      continue;
    }
  throw new Error(`${line}: ${text.slice(0, 60)}`);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** One row for each field of a card. A spreadsheet must not take a text for a formula: each stands in JSON's quotes. */
export function csv(mine: Mine): string {
  const rows = [["kind", "id", "field", "value"].join(",")];
  for (const [kind, cards] of Object.entries(mine))
    for (const [id, card] of Object.entries(cards))
      for (const [field, value] of Object.entries(card))
        rows.push([kind, id, field, JSON.stringify(value)].map(quoted).join(","));
  return `${rows.join("\r\n")}\r\n`;
}

export function fromCsv(text: string): Mine {
  const mine: Mine = {};
  const rows = [
    ...text.matchAll(/^"?((?:[^",]|"")*)"?,"?((?:[^",]|"")*)"?,"?((?:[^",]|"")*)"?,"((?:[^"]|"")*)"\r?$/gm),
  ];
  for (const row of rows) {
    const [kind, id, field, value] = row.slice(1, 5).map((cell) => cell.replaceAll('""', '"'));
    ((mine[own(kind)] ??= {})[own(id)] ??= {})[own(field)] = JSON.parse(value) as Value;
  }
  if (!rows.length) throw new Error("kind,id,field,value?");
  return mine;
}

/** The id that a name makes: "Tea Lady" is `tea-lady`. */
export function named(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export function count(mine: Mine): number {
  return Object.values(mine).reduce((sum, cards) => sum + Object.keys(cards).length, 0);
}
