// Measures every screen: layout shift, position of the first row, overflow with 320 px and with text twice as large, contrast,
// and focus order. Prints the table of docs/performance.md; fails when a bound is exceeded:
//   pnpm build && pnpm --filter @quits/web bench:screens [--only REGEXP] [--locale en-US] [--people 12] [--expenses 240]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { startLargeGroup } from '../scripts/large-group-backend.ts';
import { paths } from '../src/routing/paths.ts';
import { signIn } from './open/sign-in.ts';
import { measureScreen, type ScreenFigures } from './screens/measure-screen.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en-US' },
    people: { type: 'string', default: '12' },
    expenses: { type: 'string', default: '240' },
  },
});
const GROUP = 'large';
/** Most layout shift of a load; 0.1 is “good” by https://web.dev/articles/cls. */
const MOST_SHIFT = 0.01;

const SIGNED_OUT = {
  welcome: paths.welcome(),
  'sign in': paths.signIn(),
  'sign up': paths.signUp(),
  'reset password': paths.resetPassword(),
  privacy: paths.privacy(),
  'not found': '/nowhere',
};
const SIGNED_IN = {
  groups: paths.groups(),
  'new group': paths.newGroup(),
  expenses: paths.group(GROUP),
  'add expense': paths.addExpense(GROUP),
  balances: paths.balances(GROUP),
  insights: paths.insights(GROUP),
  activity: paths.activity(GROUP),
  settings: paths.groupSettings(GROUP),
  people: paths.groupPeople(GROUP),
  invite: paths.groupInvite(GROUP),
  categories: paths.groupCategories(GROUP),
  recurring: paths.groupRecurring(GROUP),
  export: paths.groupExport(GROUP),
  advanced: paths.groupAdvanced(GROUP),
  import: paths.importFile(),
  account: paths.account(),
};

const served = await startLargeGroup({
  people: Number(values.people),
  expenses: Number(values.expenses),
});
const { app } = served.backend.addresses;
const browser = await chromium.launch(chromiumLaunch());
const rows: ScreenFigures[] = [];
try {
  const context = await browser.newContext({ locale: values.locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await measureAll(SIGNED_OUT);
  await signIn(page, { ...served, app });
  await page.goto(served.group);
  const expense = await page.locator('a[href*="/expenses/"]').first().getAttribute('href');
  await measureAll({
    ...SIGNED_IN,
    ...(expense === null ? {} : { expense, 'edit expense': `${expense}/edit` }),
  });

  async function measureAll(screens: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, path] of Object.entries(screens)) {
      if (!new RegExp(values.only, 'iu').test(name)) continue;
      rows.push({ name, ...(await measureScreen(page, `${app}${path}`)) });
    }
  }
} finally {
  await browser.close();
  await served.dispose();
}

const cell = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '';
console.log(
  [
    '| screen | shift at 1440 | at 360 | first row at 1440 (px) | at 360 | too wide at 320 (px) | at 200 % text | contrast below AA | focus out of order |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) =>
      [
        '',
        row.name,
        cell(row.shift.desktop, 4),
        cell(row.shift.phone, 4),
        cell(row.firstRow.desktop),
        cell(row.firstRow.phone),
        cell(row.tooWide.narrow),
        cell(row.tooWide.largeText),
        cell(row.lowContrast),
        cell(row.outOfOrder),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n'),
);
const failures = rows.filter(
  ({ shift, tooWide, lowContrast, outOfOrder }) =>
    Math.max(shift.desktop, shift.phone) >= MOST_SHIFT ||
    tooWide.narrow + tooWide.largeText + lowContrast + outOfOrder > 0,
);
if (failures.length > 0) console.error(`Not met: ${failures.map(({ name }) => name).join(', ')}`);
process.exit(failures.length === 0 ? 0 : 1);
