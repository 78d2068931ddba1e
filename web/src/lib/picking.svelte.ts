/**
 * Making a choice by pointing at things. A choice is about some things on the table, one of them perhaps twice; pointing at
 * all of them makes it. What can't be taken back asks once more, on the same spot.
 */

import type { Choice, ObjectId, Question } from "./board";
import { prefs } from "./prefs.svelte";

const SURE_FOR = 4000;

/** Whether a choice is about at least these things, counted; and what is left of it then. */
function without(on: ObjectId[], picked: ObjectId[]): ObjectId[] | null {
  const left = [...on];
  for (const id of picked) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export class Picking {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<ObjectId[]>([]);
  /** The choice that waits for its second press, and where it was pressed. */
  sure = $state.raw<{ choice: Choice; at: ObjectId | null } | null>(null);
  /** A choice is on its way: nothing more is chosen until the table has answered. */
  sent = $state(false);
  private timer = 0;

  /** The choices that what was picked so far may still become. */
  left = $derived((this.question?.choices ?? []).filter((choice) => without(choice.on, this.picked) !== null));

  lit = $derived.by(() => {
    const lit = new Map<ObjectId, Choice[]>();
    for (const choice of this.sent ? [] : this.left) {
      for (const id of new Set(without(choice.on, this.picked))) {
        const there = lit.get(id);
        if (there) there.push(choice);
        else lit.set(id, [choice]);
      }
    }
    return lit;
  });

  /** Choices that need no further pointing: buttons. */
  buttons = $derived(this.left.filter((choice) => without(choice.on, this.picked)?.length === 0));

  constructor(private readonly send: (choice: Choice) => void) {}

  ask(question: Question | null): void {
    const same =
      question !== null &&
      this.question !== null &&
      question.kind === this.question.kind &&
      question.choices.length === this.question.choices.length &&
      question.choices.every((choice, k) => choice.word === this.question!.choices[k].word);
    this.question = question;
    this.sent = false;
    if (!same) this.letGo();
  }

  /** Point at a thing. False if nothing can be done with it now. */
  pick(id: ObjectId): boolean {
    if (this.sent) return true;
    if (this.sure && this.sure.at === id) {
      this.take(this.sure.choice);
      return true;
    }
    const choices = this.lit.get(id);
    if (!choices) {
      const at = this.picked.lastIndexOf(id);
      if (at < 0) return false;
      if (this.left.length === 1 && at === this.picked.length - 1) {
        this.propose(this.left[0], id);
        return true;
      }
      this.hush();
      this.picked = this.picked.filter((_, k) => k !== at);
      return true;
    }
    if (choices.length === 1) {
      this.picked = [...this.picked, id];
      this.propose(choices[0], id);
      return true;
    }
    this.hush();
    this.picked = [...this.picked, id];
    return true;
  }

  /** Make a choice by its own button. */
  choose(choice: Choice): void {
    if (this.sent) return;
    if (this.sure?.choice.word === choice.word) this.take(choice);
    else this.propose(choice, null);
  }

  private propose(choice: Choice, at: ObjectId | null): void {
    if (!choice.irreversible || !prefs.askFirst) {
      this.take(choice);
      return;
    }
    this.hush();
    this.sure = { choice, at };
    this.timer = window.setTimeout(() => (this.sure = null), SURE_FOR);
  }

  private take(choice: Choice): void {
    this.letGo();
    this.sent = true;
    this.send(choice);
  }

  /** Let go of all that was picked. */
  letGo(): void {
    this.hush();
    this.picked = [];
  }

  private hush(): void {
    clearTimeout(this.timer);
    this.sure = null;
  }
}
