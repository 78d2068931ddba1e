/** What is drawn of something that happened, for those who were away. */

interface Drawn {
  /** The scoundrel whose doing it is. */
  face?: boolean;
  glyph?: string;
  text?: string;
}

/** The number of a safe at its site. */
const numbered = (safe: unknown) => String(safe).replace(/.*-/, "");

/** The picture of an event; null: it is left to the log. */
export function pictureOf(event: { kind: string; [fact: string]: unknown }): Drawn | null {
  switch (event.kind) {
    case "hired":
    case "used":
    case "recruited":
      return { face: true };
    case "played":
    case "called":
    case "revealed":
      return { glyph: "cards", text: String(event.slot) };
    case "suspected":
    case "placed":
      return { glyph: "hench", text: String(event.slot) };
    case "jailed":
    case "freed":
      return { glyph: "hench" };
    case "stole":
    case "abandoned":
      return { glyph: "steal", text: numbered(event.safe) };
    case "scouted":
    case "looked":
    case "marked":
      return { glyph: "scout", text: numbered(event.safe) };
    case "money":
    case "stole-money":
    case "gave-money":
    case "paid":
      return { glyph: "coin", text: `$${event.amount}` };
    case "reputation":
      return { glyph: "star", text: Number(event.change) > 0 ? `+${event.change}` : String(event.change) };
    default:
      return null;
  }
}
