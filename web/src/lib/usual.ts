/** Whom one plays against unless one says otherwise. */
export const USUAL_BOT = "rules";

/** The same for a game that gives bots no rules of thumb: it tries things out, where the other would play by chance. */
export const PLAIN_BOT = "montecarlo";

/** Whom one plays against where only these levels can be chosen from. */
export function usualOf(levels: string[]): string {
  return [USUAL_BOT, PLAIN_BOT].find((one) => levels.includes(one)) ?? levels[levels.length - 1] ?? USUAL_BOT;
}
