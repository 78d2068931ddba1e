import { beforeEach, describe, expect, it, vi } from "vitest";
import { scoundrels, type Setting } from "../src/scoundrels/almanac/figures";
import {
  about,
  asTyped,
  bare,
  count,
  csv,
  decoded,
  DRAFTS,
  filled,
  fromCsv,
  fromToml,
  load,
  put,
  same,
  save,
  SHELF,
  toml,
  Unreadable,
  type Mine,
  type Shelf,
} from "../src/scoundrels/almanac/owning";

const MINE: Mine = {
  job: {
    outlaw: {
      id: "outlaw",
      name_en: 'The "Outlaw", Esq.',
      holes: [6],
      tech: 0,
      text: "Spend $3 to steal a safe from a site.",
    },
    script: { id: "script", name_en: "<script>alert(1)</script>", text: '=cmd|"/c calc"!A1' },
  },
  trait: { filthy: { id: "filthy", dollars: [1, 2], reshuffle: false } },
  enemy: { lilith: { id: "lilith", henchmen: 3, normal: { setup: "", day: 'Say "so", then {stop}.', score: "x" } } },
};

describe("printed cards", () => {
  it("come back from TOML as they were", () => expect(fromToml(toml(MINE))).toEqual(MINE));
  it("come back from CSV as they were", () => expect(fromCsv(csv(MINE))).toEqual(MINE));
  it("are counted", () => expect(count(MINE)).toBe(4));
  it("leave out what is said about ours", () =>
    expect(bare({ id: "x", provenance: "original", known: ["text"] })).toEqual({ id: "x" }));
  it("read comments and single quotes", () =>
    expect(fromToml("# mine\n[[job]] # one\nid = 'outlaw'\ntech = 1 # icon\n")).toEqual({
      job: { outlaw: { id: "outlaw", tech: 1 } },
    }));
  it("read an enemy's sides as `saloon cards show --toml` writes them", () =>
    expect(fromToml('[[enemy]]\nid = "x"\n\n[enemy.normal]\nscore = "a"\n[[job]]\nid = "y"\n')).toEqual({
      enemy: { x: { id: "x", normal: { score: "a" } } },
      job: { y: { id: "y" } },
    }));
  it("cannot reach what objects are made of", () => {
    expect(() => fromToml('[[__proto__]]\nid = "x"\n')).toThrow("__proto__");
    expect(() => fromToml('[[job]]\nid = "__proto__"\n')).toThrow("__proto__");
    expect(() => fromCsv('kind,id,field,value\r\n"__proto__","x","y","""z"""\r\n')).toThrow("__proto__");
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  it("say which line is wrong", () => {
    expect(() => fromToml('[[job]]\nid = "x"\nwhat is this')).toThrow("3: what is this");
    expect(() => fromToml('[[job]]\nname_en = "X"')).toThrow("job");
    expect(() => fromCsv("nothing")).toThrow("kind,id,field,value");
    const why = (read: () => Mine) => {
      try {
        return read();
      } catch (error) {
        return [(error as Unreadable).why, (error as Unreadable).line];
      }
    };
    expect(why(() => fromToml("[[job]]\n)("))).toEqual(["line", 2]);
    expect(why(() => fromToml('[[job]]\nname_en = "X"'))).toEqual(["id", 0]);
    expect(why(() => fromCsv("nothing"))).toEqual(["table", 0]);
    expect(why(() => fromCsv("kind,id,field,value\njob,x,tech,0\njob,x\n"))).toEqual(["line", 3]);
  });
  const table = (...rows: string[]) => ["kind,id,field,value", ...rows].join("\n");
  const job = (...rows: string[]) => fromCsv(table(...rows)).job;
  it("lose no end of a text that nobody quoted", () => {
    expect(() => job("job,outlaw,text,Spend $3, then gain $2.")).toThrow("2: job,outlaw,text,Spend $3");
    expect(() => job('job,outlaw,text,"Gain $2.', "job,horse,tech,1")).toThrow("2: Gain $2.");
    // A column of one's own is no such end.
    expect(fromCsv("kind,id,field,value,mine\njob,x,tech,1,from the second box\n")).toEqual({
      job: { x: { id: "x", tech: 1 } },
    });
  });
  it("keep quotes in quotes, commas, lines and semicolons", () => {
    expect(job('job,x,text,"Say ""so"", then; stop."')).toEqual({ x: { id: "x", text: 'Say "so", then; stop.' } });
    expect(fromCsv('kind;id;field;value\r\njob;x;name_de;"Hut;\nab"\r\n')).toEqual({
      job: { x: { id: "x", name_de: "Hut;\nab" } },
    });
  });
  it("come from spreadsheets of any country", () => {
    const bytes = (...some: number[]) => new Uint8Array(some).buffer;
    const wide = (text: string) => bytes(0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0]));
    expect(decoded(bytes(0x4d, 0xfc, 0x6c, 0x6c))).toBe("Müll");
    expect(decoded(new TextEncoder().encode("\ufeffMüll €").buffer as ArrayBuffer)).toBe("Müll €");
    expect(fromCsv(decoded(wide("kind\tid\tfield\tvalue\r\njob\tx\tname_de\tMüll")))).toEqual({
      job: { x: { id: "x", name_de: "Müll" } },
    });
    expect(decoded(bytes())).toBe("");
    expect(fromCsv('sep=;\r\n"kind";"id";"field";"value"\r"Job ";"x";"reshuffle";"WAHR"\r')).toEqual({
      job: { x: { id: "x", reshuffle: true } },
    });
  });
  it("have names and texts that are never numbers, and ids by their own column", () =>
    expect(job("job,x,name_en,1812", "job,x,id,y", "job,x,tech,2", "job,x,text,true", "job,x,holes,[1]")).toEqual({
      x: { id: "x", name_en: "1812", tech: 2, text: "true", holes: [1] },
    }));
  it("take nothing that no card file can say", () => {
    for (const odd of ["null", "1e999", "[null]", "[[1]]", "{ a = 1 }", '{ a = "x" b = "y" }'])
      expect(() => fromToml(`[[job]]\nid = "x"\ntech = ${odd}\n`), odd).toThrow("3: ");
    for (const odd of ["null", "1e999", "[null]", "constructor"])
      expect(job(`job,x,tech,${odd}`), odd).toEqual({ x: { id: "x", tech: odd } });
    expect(() => toml(fromCsv(table("job,x,tech,[null]")))).not.toThrow();
  });
  it("come back from a spreadsheet that quotes only what it must", () => {
    const plain = [
      "kind,id,field,value",
      'job,outlaw,name_en,"""Outlaw"""',
      "job,outlaw,tech,0",
      "job,outlaw,holes,[6]",
      'job,outlaw,text,"Spend $3, then gain $2."',
      "automa,x,reshuffle,TRUE",
      "",
    ];
    const found = {
      job: { outlaw: { id: "outlaw", name_en: "Outlaw", tech: 0, holes: [6], text: "Spend $3, then gain $2." } },
      automa: { x: { id: "x", reshuffle: true } },
    };
    expect(fromCsv(plain.join("\r\n"))).toEqual(found);
    const german = plain.map((row) => row.replace(/,(?!.*")/g, ";").replace(/^(\w+),(\w+),(\w+),"/, '$1;$2;$3;"'));
    expect(german[1]).toBe('job;outlaw;name_en;"""Outlaw"""');
    expect(fromCsv(`\ufeff${german.join("\n")}`)).toEqual(found);
  });
});

describe("a file that says only what differs", () => {
  const shelf: Shelf = {
    trait: [
      { id: "filthy", name_en: "Filthy", timing: "slots 2, 5", requirement: "lose $1", provenance: "original" },
      { id: "cocky", name_en: "Cocky", timing: "slot 4", provenance: "original" },
    ],
  };
  it("keeps what every card of its kind has", () => {
    const found = { trait: { filthy: { id: "filthy", timing: "slot A" }, new: { id: "new", replaces: "cocky" } } };
    expect(filled(found, {}, [shelf])).toEqual({
      trait: { filthy: { id: "filthy", name_en: "Filthy", timing: "slot A" }, new: { id: "new", replaces: "cocky" } },
    });
    const mine = { trait: { filthy: { id: "filthy", name_en: "Very Filthy" } } };
    expect(filled(found, mine, [{}, shelf]).trait.filthy.name_en).toBe("Very Filthy");
    expect(filled({ poem: { x: { id: "x" } } }, {}, [shelf])).toEqual({ poem: { x: { id: "x" } } });
    expect(filled(found, {}, [])).toEqual(found);
  });
  it("is wrong about cards that can be found", () => {
    expect(about("cards.toml, line 3, job 'outlaw', text, column 9: 'sfe' cannot stand here", MINE)).toEqual([
      "job",
      "outlaw",
    ]);
    expect(about("cards.toml, Zeile 3, job 'nobody', text: x", MINE)).toBeNull();
    expect(about("cards.toml: x", MINE)).toBeNull();
  });
});

describe("a sentence as phones and word processors write it", () => {
  it("has the signs of a keyboard", () => {
    expect(asTyped("Each opponent\u2019s \ufb01rst\u00a0safe, \uff042.")).toBe("Each opponent's first safe, $2.");
    expect(asTyped("Gain $3.")).toBe("Gain $3.");
  });
});

describe("what the device remembers", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (text.length > 2000) throw new Error("QuotaExceededError");
        kept.set(key, text);
      },
    });
  });
  it("is there again, and what is typed apart from what was entered", () => {
    expect(save(MINE)).toBe(true);
    expect(load()).toEqual(MINE);
    expect(load(DRAFTS)).toEqual({});
  });
  it("has an end, which is told", () => {
    expect(save({ job: { x: { text: "x".repeat(3000) } } })).toBe(false);
    expect(load()).toEqual({});
  });
  it("is no card where somebody else wrote there", () => {
    for (const odd of ["{", "[]", "3", "null", '{"job":3}', '{"job":{"x":3}}', '{"job":[1]}']) {
      kept.set(SHELF, odd);
      expect(load()).toEqual({});
    }
    kept.set(SHELF, '{"job":{"x":3,"y":{"id":"y"}}}');
    expect(load()).toEqual({ job: { y: { id: "y" } } });
    kept.set(SHELF, '{"job":{"x":{"id":"x","tech":null,"holes":[null],"text":"Gain $1."}}}');
    expect(load()).toEqual({ job: { x: { id: "x", text: "Gain $1." } } });
  });
  it("is the same card whatever order it was written in", () => {
    expect(same({ id: "x", text: "a", modifier: "" }, { text: "a", id: "x" })).toBe(true);
    expect(same({ id: "x", text: "a" }, { id: "x", text: "b" })).toBe(false);
    expect(same({ holes: [1] }, { holes: [1, 2] })).toBe(false);
  });
  it("is changed card by card", () => {
    const one = put({}, "job", "x", { id: "x" });
    expect(one).toEqual({ job: { x: { id: "x" } } });
    expect(put(one, "trait", "y", { id: "y" })).toEqual({ ...one, trait: { y: { id: "y" } } });
    expect(put(one, "job", "x", null)).toEqual({});
    expect(put(one, "job", "z", null)).toEqual(one);
  });
});

it("figures are unpacked by row and column", () => {
  const one = {
    rows: { dog: [1, 0.1], horse: [0, 0.1] },
    columns: { filthy: [0, 0.1], cocky: [1, 0.1] },
    kinds: [
      ["scoundrel", 4, true],
      ["money", 1, false],
    ],
    table: "whole",
    ids: ["3"],
    scales: { price: 1, worth: 100, half: 100, win: 1000, win_half: 1000 },
    money: { worth: 0.5, half: 0.1, win: 0, win_half: 0 },
    price: [0, 1, 2, 3, 3],
    worth: [100, 50, -25, 0, 10],
    half: [30, 30, 30, 40, 10],
    win: [100, 0, 0, 0, 0],
    win_half: [10, 10, 10, 10, 10],
  } as unknown as Setting;
  const found = scoundrels(one);
  expect(found.map(({ job, trait }) => `${trait} ${job}`)).toEqual([
    "filthy dog",
    "cocky dog",
    "filthy horse",
    "cocky horse",
  ]);
  expect(found[3].net).toBeCloseTo(-1.5);
  expect(found[3].netHalf).toBeCloseTo(0.5);
});
