import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, openBalances, startAsGuest } from './steps.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../../docs/calls.md');
const PROVIDER_HOST = /^\/[a-z]+\.googleapis\.com(?=\/)/;

interface Listed {
  readonly call: string;
  readonly matches: (method: string, path: string) => boolean;
}

/** The calls in the tables of the document; `{…}` stands for one segment, `{path}` for any number. */
function listedCalls(): Listed[] {
  return [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `(GET|POST|DELETE) (\/[^`]*)`/gm)].map(
    ([, method = '', path = '']) => {
      const pattern = path
        .split(/(\{[^}]+\})/)
        .map((part) => {
          if (part === '{path}' || part === '{page}') return '.*';
          return part.startsWith('{') ? '[^/]+' : RegExp.escape(part);
        })
        .join('');
      const expression = new RegExp(`^${pattern}$`);
      return {
        call: `${method} ${path}`,
        matches: (asked, at) => asked === method && expression.test(at),
      };
    },
  );
}

test('makes no call that the document does not list', async ({ context, page }) => {
  const backend = await BackendProcess.start();
  try {
    const made = new Set<string>();
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      made.add(`${request.method()} ${pathname.replace(PROVIDER_HOST, '')}`);
    });
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Harbour flat', ownName: 'Ada', others: ['Ben'] });
    await addExpense(page, { amount: '12', title: 'Bread' });
    await openBalances(page);
    for (const screen of ['Insights', 'Settings']) {
      await page.getByRole('link', { name: screen }).click();
      await expect(page).toHaveTitle(/Quits/);
    }
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

    const listed = listedCalls();
    // A page's own address is any path of ours; it must not excuse a call.
    const calls = listed.filter(({ call }) => call !== 'GET /{page}');
    const unlisted = [...made].filter((line) => {
      const [method = '', path = ''] = line.split(' ');
      const isPage = method === 'GET' && /^\/(groups|account|sign-|$)/.test(path);
      return !isPage && !calls.some(({ matches }) => matches(method, path));
    });
    expect(unlisted).toEqual([]);
    expect(
      calls.filter(({ matches }) => [...made].some((line) => matches(...pair(line)))).length,
    ).toBeGreaterThan(8);
  } finally {
    await backend.dispose();
  }
});

function pair(line: string): [string, string] {
  const [method = '', path = ''] = line.split(' ');
  return [method, path];
}
