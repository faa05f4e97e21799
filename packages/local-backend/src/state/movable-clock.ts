/** The last time of the clock: timestamps end with the year 9999. */
const LAST = Date.parse('9999-12-31T00:00:00Z');

/** A clock that can be moved; times are in milliseconds since the epoch. */
export interface MovableClock {
  now(): number;
  /**
   * Moves it to a time, from which it goes on.
   * @throws {RangeError} if that is before 1970 or after 9999
   */
  set(time: number): void;
  /**
   * Moves it by some milliseconds, which may be negative.
   * @throws {RangeError} if that is before 1970 or after 9999
   */
  advance(milliseconds: number): void;
  /** Returns it to the time of the machine. */
  reset(): void;
  /** Registers a listener that is called after each move, with its milliseconds. */
  onMove(listener: (milliseconds: number) => void): void;
}

/** Creates a clock that follows another one until it is moved. */
export function createMovableClock(base: () => number): MovableClock {
  const listeners = new Set<(milliseconds: number) => void>();
  let offset = 0;

  function moveTo(target: number): void {
    const time = base() + target;
    if (!(time >= 0 && time <= LAST)) {
      throw new RangeError('The clock can only be set to a time from 1970 to 9999.');
    }
    const moved = target - offset;
    if (moved === 0) return;
    offset = target;
    for (const listener of listeners) listener(moved);
  }

  return {
    now: () => base() + offset,
    set: (time) => moveTo(time - base()),
    advance: (milliseconds) => moveTo(offset + milliseconds),
    reset: () => moveTo(0),
    onMove(listener) {
      listeners.add(listener);
    },
  };
}
