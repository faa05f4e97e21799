import { expect, type Page, test } from '@playwright/test';
import { locales } from '@quits/i18n';
import { BackendProcess } from '../e2e/backend-process.ts';
import { openExample } from '../e2e/example.ts';
import { expectFits } from '../e2e/expect-fits.ts';
import { expectLoaded } from '../e2e/expect-loaded.ts';
import { tenScreens } from '../e2e/ten-screens.ts';

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

for (const locale of locales) {
  test(`ten screens fit on a phone: ${locale}`, async ({ browser }, info) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(
      tenScreens(await openExample(page, backend.origin)),
    )) {
      await test.step(name, async () => {
        await page.goto(`${backend.origin}${path}`);
        await expectLoaded(page);
        await page.screenshot({ path: info.outputPath(`${locale}-${name}.png`), fullPage: true });
        await expectFits(page, name);
        await expectOneRow(page, name);
      });
    }
    await context.close();
  });
}

/** Expects that the tabs of a group don't wrap, as they do with larger text. */
async function expectOneRow(page: Page, where: string): Promise<void> {
  const tops = await page
    .locator('main header nav a')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, where).toBeLessThanOrEqual(1);
}
