/** What the server says has changed of a view, put into the view that we hold. */

/** A path into the view, with the new value at its end: `["seats", 1, "money", 7]`. */
export type Change = any[];

/** The view with its changes. What has not changed is shared with the one before, which stays as it was. */
export function withChanges(view: any, changes: Change[]): any {
  const copies = new Set<object>();
  const own = (part: any) => {
    if (part === null || typeof part !== "object") throw new TypeError("The change is of something that is not there.");
    if (copies.has(part)) return part;
    const copy = Array.isArray(part) ? [...part] : { ...part };
    copies.add(copy);
    return copy;
  };
  const next = own(view);
  for (const change of changes) {
    let at = next;
    for (const step of change.slice(0, -2)) at = at[step] = own(at[step]);
    at[change.at(-2)] = change.at(-1);
  }
  return next;
}

/** The sum over a view by which both sides see that they hold the same: CRC-32 of its JSON, keys in order. */
export function check(view: unknown): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(inOrder(view))) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function inOrder(value: any): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${inOrder(value[key])}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
