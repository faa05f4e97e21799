import { expect, type Page } from '@playwright/test';
import { paths } from '../src/routing/paths.ts';
import { violationsOf } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { openExample } from './example.ts';
import { expectLoaded } from './expect-loaded.ts';
import { SECOND_SIZE, test } from './journey.ts';

type Look = readonly [name: string, width: number, height: number, colorScheme: 'light' | 'dark'];

interface Round {
  readonly locale: string;
  /** Each screen is opened once and then checked in each of these. */
  readonly looks: readonly Look[];
  readonly options?: typeof SECOND_SIZE;
}

const ROUNDS: readonly Round[] = [
  {
    locale: 'en-US',
    looks: [
      ['smallest phone, light', 320, 640, 'light'],
      ['desktop, dark', 1440, 900, 'dark'],
    ],
  },
  {
    locale: 'en-US',
    looks: [
      ['phone, dark', 390, 844, 'dark'],
      ['desktop, light', 1440, 900, 'light'],
    ],
    options: SECOND_SIZE,
  },
  { locale: 'ar', looks: [['phone, right to left', 360, 740, 'light']] },
  { locale: 'de', looks: [['desktop, German', 1280, 800, 'light']], options: SECOND_SIZE },
];

/** Shortcuts in the system's menu of the installed app. */
const SHORTCUTS: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['Add expense', 'New group'],
  ar: ['إضافة مصروف', 'مجموعة جديدة'],
  de: ['Ausgabe hinzufügen', 'Neue Gruppe'],
};

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

for (const { locale, looks, options = {} } of ROUNDS) {
  test(
    `every screen is accessible and fits: ${locale}, ${looks.map(([name]) => name).join(' and ')}`,
    options,
    async ({ browser }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });

      for (const path of [
        paths.welcome(),
        paths.signIn(),
        paths.signUp(),
        paths.resetPassword(),
        paths.privacy(),
        paths.secondDevice(),
        '/nowhere',
      ]) {
        await page.goto(`${backend.origin}${path}`);
        await check(page, path, looks);
      }
      expect(await shortcuts(page)).toEqual(SHORTCUTS[locale]);

      const { groupId, expenseId } = await openExample(page, backend.origin);
      for (const path of [
        paths.groups(),
        paths.newGroup(),
        paths.group(groupId),
        paths.addExpense(groupId),
        paths.expense(groupId, expenseId),
        paths.editExpense(groupId, expenseId),
        paths.balances(groupId),
        paths.insights(groupId),
        paths.activity(groupId),
        paths.groupSettings(groupId),
        paths.groupPeople(groupId),
        paths.groupInvite(groupId),
        paths.groupAdvanced(groupId),
        paths.groupEnd(groupId),
        paths.groupDefaults(groupId),
        paths.groupCategories(groupId),
        paths.groupRecurring(groupId),
        paths.groupExport(groupId),
        paths.groupStatement(groupId),
        paths.people(),
        paths.importFile(),
        paths.account(),
        paths.action(),
        paths.join('nowhere', 'nothing'),
      ]) {
        await page.goto(`${backend.origin}${path}`);
        await check(page, path, looks);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );
}

/** Returns the shortcuts of the manifest that the page links. */
async function shortcuts(page: Page): Promise<readonly string[]> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(`${backend.origin}${address}`);
  const manifest: { readonly shortcuts: readonly { readonly name: string }[] } =
    await response.json();
  return manifest.shortcuts.map(({ name }) => name);
}

async function check(page: Page, path: string, looks: readonly Look[]): Promise<void> {
  await expectLoaded(page);
  for (const [name, width, height, colorScheme] of looks) {
    await test.step(`${path}: ${name}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.title()).toContain('Quits');
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, 'pixels too wide').toBeLessThanOrEqual(0);
      // Other languages differ in their widths, and the dark scheme in its colors.
      if (looks.length === 1) return;
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      expect(await violationsOf(page, rules)).toEqual([]);
    });
  }
}
