import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { openExample } from './example.ts';
import { expectFits } from './expect-fits.ts';
import { expectLoaded } from './expect-loaded.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { tenScreens } from './ten-screens.ts';

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

/** Texts 40 % longer than the English ones, from left to right and mirrored. */
const LOCALES = { 'en-XA': 'ltr', 'en-XB': 'rtl' } as const;

for (const [locale, direction] of Object.entries(LOCALES)) {
  test(
    `ten screens fit longer texts on a phone: ${locale}`,
    locale === 'en-XA' ? {} : SECOND_SIZE,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      await context.addInitScript((tag) => localStorage.setItem('locale', tag), locale);
      const page = await context.newPage();
      const screens = tenScreens(await openExample(page, backend.origin));
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const [name, path] of Object.entries(screens)) {
        await test.step(name, async () => {
          await page.goto(`${backend.origin}${path}`);
          await expectLoaded(page);
          await expectFits(page, name);
        });
      }
      await context.close();
    },
  );
}
