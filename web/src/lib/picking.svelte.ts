/**
 * Making a choice by pointing at things. A choice is about some things on the table, one of them perhaps twice;
 * pointing at all of them makes it. What can't be taken back asks once more, on the same spot.
 */

import type { Choice, ObjectId, Question } from "./board";
import { prefs } from "./prefs.svelte";

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

/** `seat:2` is of the kind `seat`. */
const kindOf = (id: ObjectId) => id.split(":")[0];

export class Picking {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<ObjectId[]>([]);
  /** The choice that waits for its second press, and where it was pressed. */
  sure = $state.raw<{ choice: Choice; at: ObjectId | null } | null>(null);
  /** A composed choice that can still be taken back: nothing of it has been sent. */
  held = $state.raw<{ choice: Choice; until: number } | null>(null);
  /** A choice is on its way: nothing more is chosen until the table has answered. */
  sent = $state(false);
  /** What was pressed last, until the next question: the thing itself shows that it was heard. */
  pressed = $state.raw<Choice | null>(null);
  /** Our choice that waits for the end of a pause; nothing else is chosen beside it. */
  kept = $state.raw<string | null>(null);
  /** Words of choices whose things cannot be pressed at this size: they are buttons. */
  private hidden = $state.raw<string[]>([]);
  private timer = 0;
  /** Seconds for which the board wants a choice held back here before it is sent; 0: it goes at once. */
  holds: (choice: Choice) => number = () => 0;
  /** A choice that was still held when it could no longer be made: it is given back. */
  lost: Choice | null = null;

  /** The choices that what was picked so far may still become. */
  left = $derived((this.question?.choices ?? []).filter((choice) => without(choice.on, this.picked) !== null));

  /**
   * The kinds of thing that every choice has exactly one of, if there are at least three: such a choice is put
   * together in any order, every part can be changed, and it is sent by a button of its own.
   */
  composed = $derived.by(() => {
    const all = this.question?.mine ? this.question.choices : [];
    const kinds = new Set((all[0]?.on ?? []).map(kindOf));
    const fits = (choice: Choice) => choice.on.length === kinds.size && choice.on.every((id) => kinds.has(kindOf(id)));
    return kinds.size >= 3 && all.every(fits);
  });

  lit = $derived.by(() => {
    const lit = new Map<ObjectId, Choice[]>();
    const open = this.composed ? (this.question?.choices ?? []) : this.left;
    for (const choice of this.sent || this.held || this.kept ? [] : open) {
      const on = this.composed ? choice.on.filter((id) => !this.picked.includes(id)) : without(choice.on, this.picked);
      for (const id of new Set(on)) {
        const there = lit.get(id);
        if (there) there.push(choice);
        else lit.set(id, [choice]);
      }
    }
    return lit;
  });

  /** Choices that need no further pointing, or that no pointing leads to: buttons. */
  buttons = $derived(
    this.held || this.kept
      ? []
      : this.left.filter(
          (choice) => without(choice.on, this.picked)?.length === 0 || this.hidden.includes(choice.word),
        ),
  );

  /** What is kept, as it reads. */
  keeping = $derived(
    this.kept &&
      (this.question?.choices.find((choice) => choice.word === this.kept)?.text ?? this.kept).replace(/\.$/, ""),
  );

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
    this.lost = null;
    if (same || this.stillHeld()) return;
    this.lost = this.held?.choice ?? null;
    this.pressed = null;
    this.letGo();
    if (this.composed) this.picked = this.only();
  }

  /** Whether what is held can be chosen now, about the same things. */
  private stillHeld(): boolean {
    const held = this.held?.choice;
    const fits = (one: Choice) => one.word === held!.word && one.on.join() === held!.on.join();
    return held !== undefined && (this.question?.choices.some(fits) ?? false);
  }

  /** These things can be pressed now: whatever none of them leads to becomes a button. */
  unreached(there: Set<ObjectId>): void {
    if (this.sent || this.held || this.kept) return;
    const found = this.left
      .filter((choice) => {
        const rest = without(choice.on, this.picked) ?? [];
        return rest.length > 0 && !rest.some((id) => there.has(id));
      })
      .map(({ word }) => word);
    if (found.join() !== this.hidden.join()) this.hidden = found;
  }

  /** Point at a thing. False if nothing can be done with it now. */
  pick(id: ObjectId): boolean {
    if (this.sent || this.held || this.kept) return true;
    if (this.composed) return this.compose(id);
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

  /** The parts of a composed choice that can't be any other. */
  private only(): ObjectId[] {
    const all = new Set((this.question?.choices ?? []).flatMap((choice) => choice.on));
    const alone = (id: ObjectId) => [...all].filter((one) => kindOf(one) === kindOf(id)).length === 1;
    return [...all].filter(alone);
  }

  /** Take this part, instead of the one of its kind that was taken before. */
  private compose(id: ObjectId): boolean {
    if (!this.question?.choices.some((choice) => choice.on.includes(id))) return false;
    this.hush();
    this.picked = [...this.picked.filter((one) => kindOf(one) !== kindOf(id)), id];
    return true;
  }

  /** Take a composed choice back before it is sent; false if there is none. */
  takeBack(): boolean {
    if (!this.held) return false;
    clearTimeout(this.timer);
    this.held = null;
    return true;
  }

  /** Make a choice by its own button. */
  choose(choice: Choice): void {
    if (this.sent || this.held || this.kept) return;
    if (this.composed) {
      this.light(choice);
      return;
    }
    if (this.sure?.choice.word === choice.word) this.take(choice);
    else this.propose(choice, null);
  }

  /** The whole choice that pointing has made, waiting for its last press. */
  made = $derived(!this.held && !this.kept && this.picked.length > 0 && this.left.length === 1 ? this.left[0] : null);

  /** Say yes to what waits for it: "Sure?", or a choice that is put together. False if nothing waits. */
  confirm(): boolean {
    const choice = this.sure?.choice ?? this.made;
    if (!choice || this.sent) return false;
    this.choose(choice);
    return true;
  }

  /** Send a choice when its fuse has burnt down: until then it is on this screen and nowhere else. */
  private light(choice: Choice, seconds = prefs.fuse): void {
    if (!seconds) {
      this.take(choice);
      return;
    }
    this.hush();
    this.held = { choice, until: Date.now() + seconds * 1000 };
    this.timer = window.setTimeout(() => this.take(choice), seconds * 1000);
  }

  private propose(choice: Choice, at: ObjectId | null): void {
    const held = this.holds(choice);
    if (held > 0) {
      this.light(choice, held);
      return;
    }
    // A button says in words what it does, and pointing at two things is no slip: neither is asked about again.
    const slip = at !== null && this.picked.length < 2;
    if (!choice.irreversible || !prefs.askFirst || !slip) {
      this.take(choice);
      return;
    }
    this.hush();
    this.sure = { choice, at };
  }

  private take(choice: Choice): void {
    this.held = null;
    this.letGo();
    this.sent = true;
    this.pressed = choice;
    this.send(choice);
  }

  /** Let go of all that was picked. */
  letGo(): void {
    this.hush();
    this.held = null;
    this.picked = [];
  }

  private hush(): void {
    clearTimeout(this.timer);
    this.sure = null;
  }
}
