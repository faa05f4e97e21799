import { expect, test } from '@playwright/test';
import { locales } from '@quits/i18n';
import { BackendProcess } from '../e2e/backend-process.ts';
import { openExample } from '../e2e/example.ts';
import { expectFits } from '../e2e/expect-fits.ts';
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
        await expect(page.locator('h1, h2').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.screenshot({ path: info.outputPath(`${locale}-${name}.png`), fullPage: true });
        await expectFits(page, name);
      });
    }
    await context.close();
  });
}
