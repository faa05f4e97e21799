import { expect, type Page } from '@playwright/test';

/** Expects that nothing overflows the screen and that no button or tab cuts off its text. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const problems = await page.evaluate(() => {
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll('button, nav a, [role=tab], [role=radio]')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => `cut off: ${element.textContent}`);
    return [...(tooWide > 0 ? [`${tooWide} pixels too wide`] : []), ...cut];
  });
  expect(problems, where).toEqual([]);
}
