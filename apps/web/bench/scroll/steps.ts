import type { Browser, Page } from '@playwright/test';

/** Steps of a measured scroll; with {@link STEP}, 3 s at 1,500 px/s and 60 frames a second. */
export const STEPS = 180;
/** Height of a step, in CSS pixels. */
export const STEP = 25;
/** Duration of a frame, in milliseconds. */
const FRAME = 1000 / 60;
/** Factor by which the CPU of a slow phone is slower. */
export const SLOWDOWN = 4;

/** Measurements of {@link STEPS} frames with one scroll step each. */
export interface Steps {
  /** CPU time of the main thread per step, in milliseconds. */
  readonly cpu: number;
  /** CPU time of the slowest twentieth of the frames, in milliseconds. */
  readonly slowest: number;
  /** Number of frames whose CPU time, on a CPU {@link SLOWDOWN} times slower, exceeds the duration of a frame. */
  readonly late: number;
  /** Largest visible part of the list without a row, in CSS pixels. */
  readonly blank: number;
}

/**
 * Scrolls one step per frame, however long a frame takes, and sums the CPU time of the main thread's tasks per frame.
 * Unlike the time between frames, that hardly depends on other processes.
 */
export async function measureSteps(browser: Browser, page: Page, by: number): Promise<Steps> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const blank = await page.evaluate(scrollInSteps, { count: STEPS, by });
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
function scrollInSteps({ count, by }: { count: number; by: number }): Promise<number> {
  return new Promise((done) => {
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
      if (at === count) {
        done(worst);
        return;
      }
      at += 1;
      window.scrollBy(0, by);
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

/** Ways to scroll: at a constant speed, or in flings that slow down, as fingers do. */
export type Motion = { readonly pixelsPerSecond: number } | { readonly fling: number };

/** Duration of a fling and of the pause after it, and the time in which it loses most of its speed; in milliseconds. */
const FLING = { period: 1_300, moving: 1_000, slowing: 325 };

/** Scrolls for 3 s and returns the number of frames of {@link STEPS} that the page didn't render. */
export function droppedFrames(page: Page, motion: Motion): Promise<number> {
  return page.evaluate(scrollInTime, { wanted: STEPS, motion, fling: FLING });
}

/** Runs in the page. */
function scrollInTime({
  wanted,
  motion,
  fling,
}: {
  wanted: number;
  motion: Motion;
  fling: typeof FLING;
}): Promise<number> {
  /** The distance after a time. */
  function distance(time: number): number {
    if ('pixelsPerSecond' in motion) return (motion.pixelsPerSecond * time) / 1_000;
    const reached = (ms: number) =>
      (motion.fling / 1_000) * fling.slowing * (1 - Math.exp(-ms / fling.slowing));
    const before = Math.floor(time / fling.period) * reached(fling.moving);
    return before + reached(Math.min(time % fling.period, fling.moving));
  }
  return new Promise((done) => {
    const from = window.scrollY;
    let frames = 0;
    let start: number | undefined;
    function frame(now: number): void {
      start ??= now;
      frames += 1;
      if (now - start >= 3_000) {
        done(Math.max(0, wanted - (frames - 1)));
        return;
      }
      window.scrollTo(0, from + distance(now - start));
      requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
}
