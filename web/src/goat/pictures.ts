/** What is drawn of something that happened, for those who were away. */

interface Drawn {
  card?: string;
  token?: string;
  coin?: boolean;
  count?: number;
  /** It is only said to be that card. */
  spoken?: boolean;
}

/** The picture of an event; null: it is left to the log. */
export function pictureOf(event: { kind: string; [fact: string]: unknown }): Drawn | null {
  const count = Number(event.count);
  switch (event.kind) {
    case "offered":
      return { card: String(event.claim), spoken: true };
    case "accepted":
    case "refused":
    case "shot":
    case "arrested":
      return { card: String(event.card) };
    case "took-tokens":
    case "kept-tokens":
    case "robbed":
      return { token: String(event.token), count };
    case "served":
      return { token: "bottle", count };
    case "gambled":
      return { card: "gambler" };
    case "took-coins":
    case "paid":
    case "swindled":
    case "kept-coins":
      return { coin: true, count };
    default:
      return null;
  }
}
