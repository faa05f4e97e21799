import type { Page } from '@playwright/test';

/** Frames of a page; `mean` is the average duration in milliseconds. */
export interface Frames {
  readonly mean: number;
  /** Number of frames that took more than one and a half times the median. */
  readonly dropped: number;
  readonly count: number;
}

/** Measures frames while the page scrolls by a number of pixels per frame; 0 measures the page at rest. */
export function framesWhileScrolling(page: Page, count: number, by: number): Promise<Frames> {
  return page.evaluate(
    ([wanted, step]) =>
      new Promise<Frames>((done) => {
        const gaps: number[] = [];
        let last = 0;
        const frame = (now: number) => {
          if (last > 0) gaps.push(now - last);
          last = now;
          window.scrollBy(0, step);
          if (gaps.length < wanted) {
            requestAnimationFrame(frame);
            return;
          }
          const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
          done({
            mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
            dropped: gaps.filter((gap) => gap > usual * 1.5).length,
            count: gaps.length,
          });
        };
        requestAnimationFrame(frame);
      }),
    [count, by] as const,
  );
}
