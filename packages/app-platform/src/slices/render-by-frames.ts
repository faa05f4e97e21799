import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

declare module 'scheduler' {
  /** Missing in the package's types. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}

/** Frames a second between which React lets the browser handle input and paint. */
const FRAMES = 60;

/**
 * Lets React render for a frame at a time. By default it stops every 5 ms, which on a slow device is a millisecond of work, and
 * each stop costs a task, and often a frame that shows nothing new.
 */
export function renderByFrames(): void {
  forceFrameRate(FRAMES);
}
