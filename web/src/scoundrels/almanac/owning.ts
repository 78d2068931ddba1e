/** Cards that somebody typed in: kept on this device, written and read as TOML and CSV. */

export type Value = string | number | boolean | (string | number)[] | { [line: string]: string };
export type Card = Record<string, Value>;
export type Mine = Record<string, Record<string, Card>>;

export const MOST = 262_144;
/** Cards that were entered, and what was typed and not entered yet. */
export const SHELF = "saloon-cards";
export const DRAFTS = "saloon-card-drafts";
/** What an entry of ours says about itself and a card file need not. */
const OURS = new Set(["provenance", "known", "source", "note", "rulings"]);

const plain = (one: unknown): one is Record<string, unknown> =>
  typeof one === "object" && one !== null && !Array.isArray(one);

/** Whether this can stand in a field of a card: `null`, or a number without an end, can be in no card file. */
function sound(value: unknown): value is Value {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (Array.isArray(value)) return value.every((one) => typeof one !== "object" && sound(one));
  return plain(value) && Object.values(value).every((one) => typeof one === "string");
}

/** What the device remembers; what is no card is left out, whoever wrote it there. */
export function load(shelf = SHELF): Mine {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(shelf) ?? "{}");
  } catch {
    return {};
  }
  if (!plain(found)) return {};
  const mine: Mine = {};
  for (const [kind, some] of Object.entries(found))
    if (plain(some)) {
      const cards = Object.entries(some).filter(([, card]) => plain(card)) as [string, Record<string, unknown>][];
      const whole = cards.map(([id, card]) => [
        id,
        Object.fromEntries(Object.entries(card).filter(([, v]) => sound(v))),
      ]);
      if (cards.length) mine[kind] = Object.fromEntries(whole) as Record<string, Card>;
    }
  return mine;
}

/** Whether the device has kept it: its room for a page has an end. */
export function save(mine: Mine, shelf = SHELF): boolean {
  try {
    localStorage.setItem(shelf, JSON.stringify(mine));
    return true;
  } catch {
    return false;
  }
}

/** The same cards with one of them written, or without it. */
export function put(mine: Mine, kind: string, id: string, card: Card | null): Mine {
  const some = Object.fromEntries(Object.entries(mine[kind] ?? {}).filter(([other]) => other !== id || card));
  if (card) some[id] = card;
  const rest = Object.fromEntries(Object.entries(mine).filter(([other]) => other !== kind || Object.keys(some).length));
  return Object.keys(some).length ? { ...rest, [kind]: some } : rest;
}

/** Whether two cards say the same: a field that is empty and one that is not there do. */
export function same(one: Card, other: Card): boolean {
  const said = (card: Card) =>
    JSON.stringify(
      Object.entries(card)
        .filter(([, value]) => value !== "")
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return said(one) === said(other);
}

/** A file that cannot be read: what kind of mistake it is, and what stands there. */
export class Unreadable extends Error {
  constructor(
    readonly why: "line" | "id" | "name" | "table",
    readonly said: string,
    readonly line = 0,
  ) {
    super(line ? `${line}: ${said}` : said);
  }
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
  if (name in Object.prototype) throw new Unreadable("name", name);
  return name;
}

/** A card file as this page and `saloon cards write` write it: one line for each field. */
export function fromToml(text: string): Mine {
  const mine: Mine = {};
  let [kind, card]: [string, Card | null] = ["", null];
  let side: Record<string, string> | null = null;
  const close = () => {
    if (!card) return;
    if (typeof card.id !== "string") throw new Unreadable("id", kind);
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
    else if (line.trim() && !/^\s*#/.test(line)) throw new Unreadable("line", line.slice(0, 60), k + 1);
  });
  close();
  return mine;
}

function read(text: string, line: number): Value {
  const inner = /^\{\s*(.*?)\s*\}\s*(#.*)?$/.exec(text);
  if (inner) {
    const part = /(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*')\s*(?:,|$)\s*/g;
    if (inner[1].replace(part, "")) throw new Unreadable("line", text.slice(0, 60), line);
    const lines = [...inner[1].matchAll(part)];
    return Object.fromEntries(lines.map(([, name, said]) => [own(name), String(read(said, line))]));
  }
  const plain = text.replace(/^'([^']*)'(\s*#.*)?$/, (_, said: string) => JSON.stringify(said));
  for (const tried of [plain, plain.replace(/\s*#[^"]*$/, ""), plain.replace(/,\s*\]$/, "]")])
    try {
      const found: unknown = JSON.parse(tried);
      if (sound(found)) return found;
    } catch {
      continue;
    }
  throw new Unreadable("line", text.slice(0, 60), line);
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

/** The letters of a file. Spreadsheets write what their country is used to: UTF-8, UTF-16, or Windows' own. */
export function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const wide = { 0xfffe: "utf-16le", 0xfeff: "utf-16be" }[first * 256 + second];
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The cells of a table as spreadsheets write it: commas, semicolons or tabs between them, quotes where needed. */
function cells(text: string): string[][] {
  // Some name their sign in a line of its own (`sep=;`), some end lines by a sign that stands alone.
  const all = text.replace(/^\ufeff?("?sep=.?"?\r?\n)?/i, "").replace(/\r\n?/g, "\n");
  const apart = /[,;\t]/.exec(all)?.[0] ?? ",";
  const rows: string[][] = [];
  let [row, cell, quotes]: [string[], string, boolean] = [[], "", false];
  for (let k = 0; k < all.length; k += 1) {
    const sign = all[k];
    if (quotes) {
      if (sign !== '"') cell += sign;
      else if (all[k + 1] === '"') cell += all[(k += 1)];
      else quotes = false;
    } else if (sign === '"' && !cell) quotes = true;
    else if (sign === apart) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
    } else cell += sign;
  }
  if (quotes) throw new Unreadable("line", cell.slice(0, 60), rows.length + 1);
  if (cell || row.length) rows.push([...row, cell]);
  return rows;
}

/** What spreadsheets of either language make of a tick. */
const TICKS = new Map([
  ["true", true],
  ["wahr", true],
  ["false", false],
  ["falsch", false],
]);

/** A value as we write it, or as somebody types it into a spreadsheet; names and texts are never numbers. */
function meant(field: string, cell: string): Value {
  const words = /^(name|text|summary)/.test(field);
  const tick = TICKS.get(cell.toLowerCase());
  if (tick !== undefined && !words) return tick;
  try {
    const found: unknown = JSON.parse(cell);
    return sound(found) && (!words || typeof found === "string") ? found : cell;
  } catch {
    return cell;
  }
}

export function fromCsv(text: string): Mine {
  const mine: Mine = {};
  const [head, ...rows] = cells(text);
  const called = head?.map((one) => one.trim().toLowerCase()) ?? [];
  if (called.slice(0, 4).join() !== "kind,id,field,value") throw new Unreadable("table", "kind,id,field,value");
  rows.forEach((row, k) => {
    if (!row.some(Boolean)) return;
    const [kind, id, field] = row.map((one) => one.trim());
    const value = row[3];
    // More cells than the first line has: a text with commas that nobody quoted, whose end would be lost.
    const more = row.slice(head.length).some(Boolean);
    if (!kind || !id || !field || value === undefined || more)
      throw new Unreadable("line", row.join().slice(0, 60), k + 2);
    const card = ((mine[own(kind.toLowerCase())] ??= {})[own(id)] ??= { id });
    if (field !== "id") card[own(field)] = meant(field, value);
  });
  return mine;
}

export type Shelf = Record<string, (Card & { id: string })[]>;

/** Cards of a file, with what every card of their kind has and the file does not say as it stood before: by whoever
 * reads it, else by us. What only some have is not there if the file does not say it. */
export function filled(found: Mine, mine: Mine, shelves: Shelf[]): Mine {
  const all: Mine = {};
  for (const [kind, some] of Object.entries(found)) {
    const printed = shelves.flatMap((shelf) => shelf[kind] ?? []);
    const [first, ...others] = printed;
    const must = Object.keys(first ? bare(first) : {}).filter((field) => others.every((one) => field in one));
    all[kind] = Object.fromEntries(
      Object.entries(some).map(([id, card]) => {
        const known = { ...printed.find((one) => one.id === id), ...mine[kind]?.[id] };
        const kept = must.filter((field) => field in known).map((field) => [field, known[field]] as const);
        return [id, { ...Object.fromEntries(kept), ...card }];
      }),
    );
  }
  return all;
}

/** Of which card a mistake speaks, as the check tells it: `cards.toml, line 3, job 'outlaw', text: …`. */
export function about(mistake: string, mine: Mine): [string, string] | null {
  const [, kind, id] = /, ([a-z]+) '([a-z0-9-]+)'/.exec(mistake) ?? [];
  return kind && mine[kind]?.[id] ? [kind, id] : null;
}

/** A sentence with the signs of a keyboard: phones and word processors bend quotes, and a PDF joins letters. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c-\u201e]/g, '"')
    .replace(/[\u2010\u2011\u2013]/g, "-")
    .normalize("NFKC");
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
