/**
 * What the house's players have said at a table, kept on this device so that it can be read later, and whose voice is
 * turned off: a person's is kept by the server for every device of ours, a bot's on this device, where it speaks. Kept
 * is what they remarked on, not the words: the words come in the reader's language.
 */

import type { Remark } from "../parts/banter";

export interface Spoken extends Remark {
  bot: string;
  at: number;
}

const MOST = 60;

function read<Kept>(key: string, none: Kept): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? none;
  } catch {
    return none;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export class Talking {
  spoken = $state.raw<Spoken[]>([]);
  /** Seats that are not heard, as the server says; nobody else ever learns of it. */
  muted = $state.raw<number[]>([]);
  /** When the last line was said that was read here. */
  read = $state(0);
  /** Bots' seats that are not heard on this device. */
  private hushed = $state.raw<number[]>([]);

  constructor(
    private readonly table: string,
    /** Tell the server whom we do not want to hear. */
    private readonly tell: (seat: number, off: boolean) => Promise<unknown> = () => Promise.resolve(),
    private readonly isBot: (seat: number) => boolean = () => false,
  ) {
    this.spoken = read<Spoken[]>(`saloon.talk.${table}`, []);
    this.hushed = read<number[]>(`saloon.muted.${table}`, []);
    this.read = read(`saloon.read.${table}`, 0);
  }

  /** All that was said until then lies open here. */
  readTo(at: number): void {
    if (at <= this.read) return;
    this.read = at;
    write(`saloon.read.${this.table}`, at);
  }

  /** Somebody has said this, at the server's time. */
  heard(bot: string, { seat, mood, nth }: Remark, at: number): void {
    if (this.spoken.some((one) => one.seat === seat && one.mood === mood && one.nth === nth)) return;
    this.spoken = [...this.spoken, { bot, seat, mood, nth, at }].slice(-MOST);
    write(`saloon.talk.${this.table}`, this.spoken);
  }

  /** Turn voices off, or on again: at once here, a person's wherever else we sit here. What fails is heard again. */
  async mute(seats: number[], off: boolean): Promise<void> {
    const turned = (list: number[], which: number[]) => [
      ...list.filter((seat) => !which.includes(seat)),
      ...(off ? which : []),
    ];
    const bots = seats.filter((seat) => this.isBot(seat));
    if (bots.length) {
      this.hushed = turned(this.hushed, bots);
      write(`saloon.muted.${this.table}`, this.hushed);
    }
    const before = this.muted;
    // The server may know of a bot that was muted when it kept those, too.
    const told = seats.filter((seat) => !bots.includes(seat) || (!off && before.includes(seat)));
    this.muted = turned(before, told);
    try {
      for (const seat of told) await this.tell(seat, off);
    } catch {
      this.muted = before;
    }
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(seat) || (this.isBot(seat) && this.hushed.includes(seat));
  }
}
