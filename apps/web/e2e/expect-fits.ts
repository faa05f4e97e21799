import { expect, type Page } from '@playwright/test';

/** Expects that nothing overflows the screen, and that no button or tab is cut off, not even by a scroll container. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const problems = await page.evaluate(() => {
    const tooWide = document.documentElement.scrollWidth - innerWidth;

    /** Returns whether an ancestor clips the element horizontally. */
    function isClipped(element: Element): boolean {
      const box = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue;
        const limits = outer.getBoundingClientRect();
        if (box.left < limits.left - 1 || box.right > limits.right + 1) return true;
      }
      return false;
    }

    const cut = [...document.querySelectorAll('button, nav a, [role=tab], [role=radio]')]
      .filter(
        (element) =>
          (element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX !== 'visible') ||
          isClipped(element),
      )
      .map((element) => `cut off: ${element.textContent}`);
    return [...(tooWide > 0 ? [`${tooWide} pixels too wide`] : []), ...cut];
  });
  expect(problems, where).toEqual([]);
}
