/** When the guide of a first game says something. What it says is in words/learn.*.ftl. */

import type { Question } from "./board";

export interface Moment {
  view: any;
  question: Question | null;
  seat: number;
}

export interface Tip {
  id: string;
  when: (moment: Moment) => boolean;
}

const asked = (kind: string) => ({ question }: Moment) => question?.mine === true && question.kind === kind;
const mine = ({ question }: Moment) => question?.mine === true;

export const lessons: Record<string, Tip[]> = {
  goat: [
    { id: "welcome", when: () => true },
    { id: "street", when: () => true },
    { id: "saloon", when: () => true },
    { id: "offer", when: asked("offer") },
    { id: "answer", when: (now) => asked("answer")(now) && !now.view.assistant },
    { id: "took", when: ({ view, seat }) => Object.values(view.control).includes(seat) },
    { id: "lie", when: (now) => now.view.seen.offers.some((offer: any) => offer.answer && offer.card !== offer.claim) && mine(now) },
    { id: "rob", when: asked("rob") },
    { id: "swindle", when: asked("swindle") },
    { id: "inactive", when: ({ view, seat }) => view.seats[seat].hats === 0 && !view.result },
    { id: "assistant", when: (now) => asked("answer")(now) && now.view.assistant },
    { id: "serve", when: asked("serve") },
    { id: "gamble", when: asked("gamble") },
    { id: "round", when: (now) => now.view.round === 2 && mine(now) },
    { id: "last", when: (now) => now.view.round === now.view.rounds && mine(now) },
    { id: "end", when: ({ view }) => view.result !== null },
  ],
  scoundrels: [
    { id: "welcome", when: () => true },
    { id: "sheet", when: () => true },
    { id: "strategy", when: asked("strategy") },
    { id: "plan", when: asked("plan") },
    { id: "abilities", when: asked("abilities") },
    { id: "scout", when: asked("scout") },
    { id: "mark", when: asked("mark") },
    { id: "steal", when: asked("steal") },
    { id: "hire", when: asked("hire") },
    { id: "office", when: asked("office") },
    { id: "suspect", when: ({ question }) => question?.kind === "suspect" || question?.kind === "last-call" },
    { id: "response", when: asked("respond") },
    { id: "reputation", when: (now) => now.view.seats.some((seat: any) => seat.reputation !== 0) && mine(now) },
    { id: "jail", when: (now) => now.view.seats[now.seat].jailed > 1 && mine(now) },
    { id: "evening", when: (now) => now.view.day === 2 && mine(now) },
    { id: "final", when: (now) => now.view.day === now.view.days && now.view.turn >= 2 * now.view.players && mine(now) },
    { id: "end", when: ({ view }) => view.result !== null },
  ],
};
