/** How much of each table this device has shown its person: whoever comes back is told what went on since. */

const KEY = "saloon.seen";
const MOST = 20;

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** How much had been told at this table when it was looked at last; null if it never was. */
export function lastSeen(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

/** So much has been told and shown. */
export function saw(table: string, told: number): void {
  try {
    const others = kept().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, told]]));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
