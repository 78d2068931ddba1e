/** One engraved bust as an SVG string; either half may be missing. Never put one string into the page twice. */
export function portrait(
  trait: string | null,
  job: string | null,
  how?: { size?: number; id?: string; title?: string },
): string;
export function draws(trait: string, job: string): boolean;
