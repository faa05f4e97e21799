import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that nothing on the page keeps anyone out, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page's own policy forbids scripts of others, so it comes in through the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    // A colour on its way to another one is neither of them.
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
      // What is asked of sound is left out: it would read every style sheet again for it.
      [document, { resultTypes: ['violations'], preload: false }],
    );
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
  expect(found).toEqual([]);
}
