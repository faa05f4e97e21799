import { nextTurn } from './next-turn.ts';

/** Longest wait for a condition, in milliseconds of an idle machine. */
const LONGEST = 120_000;

/** Longest turn that counts in full: a busy machine takes longer turns, which prove nothing about the app. */
const LONGEST_TURN = 25;

/** Time that is left to wait, measured in turns of the event loop rather than on the clock. */
export class Patience {
  #left = LONGEST;

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** Waits for the next turn, or for some milliseconds. */
  async turn(milliseconds = 0): Promise<void> {
    const begun = performance.now();
    await nextTurn(milliseconds);
    this.#left -= Math.min(performance.now() - begun, LONGEST_TURN);
  }
}
