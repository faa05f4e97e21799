import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that the page has no accessibility violations detectable by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Returns the violations that axe finds, by all rules or the given ones; one line for each element. */
export async function violationsOf(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // The page's own policy forbids external scripts, so inject it through the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (only) => {
    // Colors in a transition would give wrong results.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null) throw new Error('axe did not start.');
    const run: unknown = Reflect.get(axe, 'run');
    if (typeof run !== 'function') throw new Error('axe cannot run.');
    const result: { violations: { id: string; nodes: { html: string }[] }[] } = await Reflect.apply(
      run,
      axe,
      // Skip preloading for audio rules, which would read every style sheet again.
      [
        document,
        {
          resultTypes: ['violations'],
          preload: false,
          ...(only === undefined ? {} : { runOnly: only }),
        },
      ],
    );
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}
