import type { Browser, Page } from '@playwright/test';

/** Frames of a measured scroll: 3 s at 60 frames a second. */
export const STEPS = 180;
/** Duration of a frame, in milliseconds. */
const FRAME = 1000 / 60;
/** Factor by which the CPU of a slow phone is slower. */
export const SLOWDOWN = 4;

/** Measurements of {@link STEPS} frames, in each of which the page scrolls. */
export interface Steps {
  /** CPU time of the main thread per frame, in milliseconds. */
  readonly cpu: number;
  /** CPU time of the slowest twentieth of the frames, in milliseconds. */
  readonly slowest: number;
  /** Number of frames whose CPU time, on a CPU {@link SLOWDOWN} times slower, exceeds the duration of a frame. */
  readonly late: number;
  /** Largest visible part of the list without a row, in CSS pixels. */
  readonly blank: number;
}

/** Ways to scroll: at a constant speed, or in flings that slow down, as fingers do; negative speeds scroll up. */
export type Motion = { readonly pixelsPerSecond: number } | { readonly fling: number };

/** Duration of a fling and of the pause after it, and the time in which it loses most of its speed; in milliseconds. */
const FLING = { period: 1_300, moving: 1_000, slowing: 325 };

/** Returns the distance after a time, in CSS pixels and milliseconds. */
function distanceAfter(motion: Motion, time: number): number {
  if ('pixelsPerSecond' in motion) return (motion.pixelsPerSecond * time) / 1_000;
  const { period, moving, slowing } = FLING;
  const reached = (ms: number) => (motion.fling / 1_000) * slowing * (1 - Math.exp(-ms / slowing));
  return Math.floor(time / period) * reached(moving) + reached(Math.min(time % period, moving));
}

/** Returns the distances at the start of all frames or milliseconds of a scroll. */
function distances(motion: Motion, count: number, each: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, at) => distanceAfter(motion, at * each));
}

/**
 * Scrolls as far as in a frame in each one, however long it takes, and sums the CPU time of the main thread's tasks per frame.
 * Unlike the time between frames, that hardly depends on other processes.
 */
export async function measureSteps(browser: Browser, page: Page, motion: Motion): Promise<Steps> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const blank = await page.evaluate(scrollInSteps, distances(motion, STEPS, FRAME));
  const frames = cpuOfFrames((await browser.stopTracing()).toString());
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    cpu: frames.reduce((sum, one) => sum + one, 0) / frames.length,
    slowest: sorted[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    late: frames.filter((one) => one * SLOWDOWN > FRAME).length,
    blank,
  };
}

/** Runs in the page; returns the largest visible part of the list without a row. */
function scrollInSteps(distances: readonly number[]): Promise<number> {
  return new Promise((done) => {
    const from = window.scrollY;
    const list = document.querySelector('main [role=list]');
    let worst = 0;
    let at = 0;
    /** Forces a layout, so it runs only in every fourth frame. */
    function look(): void {
      if (list === null) return;
      const box = list.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      let covered = 0;
      for (const row of list.querySelectorAll('[role=listitem]')) {
        const { top: start, bottom: end } = row.getBoundingClientRect();
        covered += Math.max(0, Math.min(bottom, end) - Math.max(top, start));
      }
      worst = Math.max(worst, bottom - top - covered);
    }
    function frame(): void {
      performance.mark('quits-step');
      at += 1;
      const distance = distances[at];
      if (distance === undefined) {
        done(worst);
        return;
      }
      window.scrollTo(0, from + distance);
      if (at % 4 === 0) look();
      requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start; like both durations, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Returns the CPU time of the main thread's tasks between consecutive steps, in milliseconds. */
function cpuOfFrames(trace: string): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const steps = traceEvents.filter(({ name }) => name === 'quits-step');
  const [first] = steps;
  if (first === undefined) throw new Error('The trace has no steps.');
  const times = steps.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const frames = times.slice(1).map(() => 0);
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of traceEvents) {
    if (name !== 'ThreadControllerImpl::RunTask' || pid !== first.pid || tid !== first.tid)
      continue;
    const at = times.findLastIndex((time) => time <= ts + dur);
    const known = frames[at];
    if (known !== undefined) frames[at] = known + tdur / 1000;
  }
  return frames;
}

/** Scrolls for 3 s and returns the number of frames of {@link STEPS} that the page didn't render. */
export function droppedFrames(page: Page, motion: Motion): Promise<number> {
  return page.evaluate(scrollInTime, { wanted: STEPS, distances: distances(motion, 3_000, 1) });
}

/** Runs in the page; `distances` are those of each millisecond. */
function scrollInTime({
  wanted,
  distances,
}: {
  wanted: number;
  distances: readonly number[];
}): Promise<number> {
  return new Promise((done) => {
    const from = window.scrollY;
    let frames = 0;
    let start: number | undefined;
    function frame(now: number): void {
      start ??= now;
      frames += 1;
      const distance = distances[Math.round(now - start)];
      if (distance === undefined) {
        done(Math.max(0, wanted - (frames - 1)));
        return;
      }
      window.scrollTo(0, from + distance);
      requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
}
