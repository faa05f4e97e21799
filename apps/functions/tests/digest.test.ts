import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '@quits/tooling-backend-testing/mail-server';
import { startBackend } from './start-backend.ts';

const DAY = 24 * 3_600_000;
const BEN = 'users/ben/notifications/digest';
const SETTINGS = ['SMTP_URL', 'SMTP_FROM', 'APP_URL', 'UNSUBSCRIBE_URL'];

let days = 0;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let stage: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  mail = await startMailServer();
  Object.assign(process.env, {
    SMTP_URL: mail.url,
    SMTP_FROM: 'Quits <quits@example.org>',
    APP_URL: 'https://quits.example.org',
    UNSUBSCRIBE_URL: 'https://quits.example.org/__/functions/unsubscribe',
  });
  stage = await startBackend();
});
afterAll(async () => {
  for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
  await stage.backend.stop();
  await mail.stop();
});

/** Lets the schedules of the next day run. */
async function passDay(): Promise<void> {
  days += 1;
  stage.backend.control.clock.advance(days * DAY);
  await stage.backend.functionsIdle();
  stage.backend.control.clock.reset();
}

/** Before the last Monday. */
const earlier = new Date(Date.now() - 8 * DAY);

test('sends a summary of what others changed, once, until someone unsubscribes', async () => {
  const { backend, documents, put, addAccount } = stage;
  const { received, to } = mail;
  for (const uid of ['ana', 'ben', 'dua']) await addAccount(uid); // oxlint-disable-line no-await-in-loop
  await addAccount('eva', false);
  await put('groups/g', {
    name: 'Lisbon <3',
    emoji: '🚋',
    currency: 'EUR',
    people: {
      a: { name: 'Ana & Co', defaultWeight: 1 },
      b: { name: 'Ben', defaultWeight: 1 },
    },
    seats: { a: 'ana', b: 'ben' },
    categories: {},
    simplify: true,
    roles: { ana: 'owner', ben: 'editor', dua: 'editor', eva: 'editor' },
    memberUids: ['ana', 'ben', 'dua', 'eva'],
    balances: {},
    expenseCount: 0,
    createdAt: earlier,
    createdBy: 'ana',
    lastActivityAt: new Date(),
  });
  await put('groups/g/activity/one', {
    at: earlier,
    by: 'ana',
    what: 'created',
    target: { kind: 'expense', id: 'e' },
    before: null,
    after: { kind: 'expense', title: 'Tram', amount: 123456, currency: 'EUR' },
  });
  const before = new Date(earlier.getTime() - 7 * DAY);
  const choice = { every: 'daily', locale: 'de', until: before };
  for (const uid of ['ana', 'ben', 'eva']) {
    await put(`users/${uid}/notifications/digest`, choice); // oxlint-disable-line no-await-in-loop
  }
  await put('users/dua/notifications/digest', { ...choice, every: 'weekly', locale: 'ar' });

  mail.refuse('dua@example.org', 1);
  await passDay();
  expect(received).toHaveLength(1);
  // The run is repeated for who lacks an email, and with the same one.
  backend.control.clock.advance(days * DAY + 120_000);
  await backend.functionsIdle();
  backend.control.clock.reset();
  expect(received).toHaveLength(2);
  // As if the function ended before it stored that Ben's email was sent.
  const kept = await (await documents('GET', BEN)).json();
  const { stringValue: token } = kept.fields.token;
  await put(BEN, { ...choice, token });
  await passDay();
  expect(received.map(({ to }) => to).toSorted()).toEqual([
    'ben@example.org',
    'ben@example.org',
    'dua@example.org',
  ]);
  const [first, taken] = to('ben');
  if (first === undefined || taken === undefined) throw new Error('no email');
  expect(taken.header('Message-ID')).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(taken.header('Message-ID')).toBe(first.header('Message-ID'));
  expect(to('dua')[0]?.header('Message-ID')).not.toBe(taken.header('Message-ID'));
  expect(taken.text).toContain('🚋 Lisbon <3');
  expect(taken.text).toContain('- Ana & Co hat Tram hinzugefügt (1.234,56\u00a0€)');
  expect(taken.html).toContain('Lisbon &lt;3');
  expect(taken.html).toContain('Ana &amp; Co hat Tram hinzugefügt (1.234,56\u00a0€)');
  expect(taken.html).toContain('href="https://quits.example.org/groups/g/activity"');
  expect(to('dua')[0]?.html).toContain('<html lang="ar" dir="rtl">');

  // Nothing new, no email.
  await passDay();
  expect(received).toHaveLength(3);

  expect(taken.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const link = new URL(/^<(.+)>$/.exec(taken.header('List-Unsubscribe') ?? '')?.[1] ?? '');
  expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  const local = (change: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...change });
    return `${backend.addresses.app}${link.pathname}?${query.toString()}`;
  };
  const isOn = async () => (await documents('GET', BEN)).status === 200;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  // A scanner that follows the link, or somebody who guesses, changes nothing.
  expect(await (await fetch(local())).text()).toContain('<form method="post">');
  const wrong = { method: 'POST', body, redirect: 'manual' } as const;
  expect((await fetch(local({ token: 'x'.repeat(43) }), wrong)).status).toBe(303);
  expect((await fetch(local({ uid: 'dua' }), wrong)).status).toBe(303);
  expect(await isOn()).toBe(true);
  expect((await fetch(local(), { method: 'POST', body })).status).toBe(200);
  expect(await isOn()).toBe(false);
  // A used link is invalid, and redirects to the account page.
  for (const method of ['GET', 'POST']) {
    const used = await fetch(local(), { method, redirect: 'manual' });
    expect([used.status, used.headers.get('location')]).toEqual([
      303,
      'https://quits.example.org/account',
    ]);
  }

  await put('groups/g/activity/two', {
    at: new Date(),
    by: 'ana',
    what: 'group',
    target: { kind: 'group', id: 'g' },
    before: null,
    after: null,
  });
  await passDay();
  expect(to('ben')).toHaveLength(2);
});
