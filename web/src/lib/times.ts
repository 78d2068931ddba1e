/** Everybody's time in words: how much is left, whose runs, who is away, and for whom a bot plays. */

import type { SeatInfo } from "./api";
import type { SeatClock } from "./socket";

/** Seconds under which a clock is marked as about to run out. */
const SOON = 30;

export interface SeatTime {
  seat: number;
  name: string;
  /** What is left, as it is read; "" where there is no clock. */
  text: string;
  runs: boolean;
  soon: boolean;
  /** Here, away, away with a countdown to the bot, or played by a bot. */
  state: "here" | "away" | "leaving" | "bot" | "gave-up";
  /** Until a bot takes over, as it is read. */
  until: string;
}

/** 75 is read 1:15, and 7275 is read 2:01:15. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** What is left of a clock now: it runs since `since`, or stands still. */
export function left(clock: SeatClock, now: number): number | null {
  if (clock.left == null) return null;
  return Math.max(0, clock.since == null ? clock.left : clock.left - Math.max(0, now - clock.since));
}

function stateOf(info: SeatInfo, clock: SeatClock | undefined): SeatTime["state"] {
  if (info.kind === "human" && info.conceded) return "gave-up";
  if (info.kind === "human" && info.taken) return "bot";
  if (clock?.away == null) return "here";
  return clock.bot_at == null ? "away" : "leaving";
}

export function seatTimes(seats: SeatInfo[], clocks: SeatClock[], now: number): SeatTime[] {
  return seats.map((info) => {
    const clock = clocks.find((one) => one.seat === info.seat);
    const rest = clock ? left(clock, now) : null;
    const runs = rest !== null && clock?.since != null && clock.since <= now;
    return {
      seat: info.seat,
      name: info.name,
      text: rest === null ? "" : clockText(rest),
      runs,
      soon: runs && rest < SOON,
      state: stateOf(info, clock),
      until: clock?.bot_at == null ? "" : clockText(clock.bot_at - now),
    };
  });
}
