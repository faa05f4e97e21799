import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from '@quits/tooling-backend-testing/mail-server';
import { startPushService } from './push-service.ts';
import { startBackend } from './start-backend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SETTINGS = ['PUSH_SERVICES', 'SMTP_URL', 'SMTP_FROM', 'APP_URL', 'UNSUBSCRIBE_URL'];

let mail: Awaited<ReturnType<typeof startMailServer>>;
let push: Awaited<ReturnType<typeof startPushService>>;
let stage: Awaited<ReturnType<typeof startBackend>>;

const choices = { groups: {}, detail: false, quiet: null, zone: 'UTC' };
const group = (change: object = {}) => ({
  name: 'Lisbon',
  emoji: '🚋',
  currency: 'EUR',
  people: Object.fromEntries(
    ['ana', 'ben', 'cem', 'dua'].map((uid) => [uid, { name: `${uid}!`, defaultWeight: 1 }]),
  ),
  seats: { ana: 'ana', ben: 'ben', cem: 'cem', dua: 'dua' },
  categories: {},
  simplify: true,
  roles: { ana: 'owner', ben: 'editor', cem: 'editor', dua: 'viewer' },
  memberUids: ['ana', 'ben', 'cem', 'dua'],
  balances: {
    EUR: { ana: 123_456, ben: -100_000, cem: -23_456, dua: 0 },
    USD: { ana: 300, ben: -300 },
  },
  expenseCount: 1,
  createdAt: new Date(),
  createdBy: 'ana',
  lastActivityAt: new Date(),
  ...change,
});
/** Ben's debt to Ana. */
const debt = { groupId: 'g', to: 'ben', amounts: { EUR: 100_000, USD: 300 } };

beforeAll(async () => {
  [mail, push] = await Promise.all([startMailServer(), startPushService()]);
  Object.assign(process.env, {
    PUSH_SERVICES: push.host,
    SMTP_URL: mail.url,
    SMTP_FROM: 'Quits <quits@example.org>',
    APP_URL: 'https://quits.example.org',
    UNSUBSCRIBE_URL: 'https://quits.example.org/__/functions/unsubscribe',
  });
  stage = await startBackend();
  // Of an earlier start with a model for receipts.
  await stage.put('settings/receiptModel', { host: 'gone.example.org' });
  for (const uid of ['ana', 'ben', 'cem', 'dua', 'eve']) await stage.addAccount(uid); // oxlint-disable-line no-await-in-loop
  await stage.put('groups/g', group());
});
afterAll(async () => {
  for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
  await stage.backend.stop();
  await mail.stop();
  push.close();
});

let passed = 0;
/** Lets what is due within so many ms run. */
async function pass(ms: number): Promise<void> {
  passed += ms;
  stage.backend.control.clock.advance(passed);
  await stage.backend.functionsIdle();
  stage.backend.control.clock.reset();
}

const ask = async (uid: string, data: object, send = false) =>
  (await stage.call(uid, 'remind', { ...data, send })).body.result;

test('what the server offers no more is withdrawn when a function runs', async () => {
  const offered = () => stage.documents('GET', 'settings/receiptModel');
  expect((await offered()).status).toBe(200);
  await stage.call('ana', 'remind', {});
  expect((await offered()).status).toBe(404);
});

test('a reminder is shown, then sent once a week, to who owes and wants it', async () => {
  const { put, call, backend } = stage;
  // Nobody can be reminded who chose neither notifications nor emails.
  expect(await ask('ana', debt)).toEqual({ status: 'unavailable' });
  await put('users/ben', { displayName: 'Ben', locale: 'de' });
  await put('users/ben/notifications/choices', choices);
  await put('users/ben/devices/phone', push.device('/ben'));

  const [strangers, nobody, own] = await Promise.all([
    call('eve', 'remind', { ...debt, send: true }),
    call(undefined, 'remind', { ...debt, send: true }),
    call('ana', 'remind', { ...debt, to: 'eve', send: true }),
  ]);
  expect([strangers.status, nobody.status, own.status]).toEqual([403, 401, 403]);
  for (const wrong of [
    { ...debt, amounts: { EUR: 100_001 } },
    { ...debt, amounts: { JPY: 1 } },
    { ...debt, to: 'dua' },
    { ...debt, to: 'ana' },
  ]) {
    expect(await ask('ana', wrong, true)).toEqual({ status: 'changed' }); // oxlint-disable-line no-await-in-loop
  }
  // Who owes reminds nobody of it.
  expect(await ask('ben', { ...debt, to: 'ana' }, true)).toEqual({ status: 'changed' });

  const shown = await ask('ana', debt);
  const text =
    'Freundliche Erinnerung von ana!: In „Lisbon“ sind noch 1.000,00\u00a0€ und 3,00\u00a0$ offen.';
  expect(shown).toEqual({ status: 'ready', text, lang: 'de', dir: 'ltr' });
  // Two taps at once are one reminder.
  const twice = await Promise.all([ask('ana', debt, true), ask('ana', debt, true)]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set(['sent', 'waiting']));
  await backend.functionsIdle();
  expect(await ask('ana', debt, true)).toMatchObject({ status: 'waiting' });
  expect(push.to('/ben').map((one) => push.messageOf(one))).toMatchObject([
    {
      groupId: 'g',
      path: '/groups/g/balances',
      title: 'Quits',
      body: 'Freundliche Erinnerung von ana!',
    },
  ]);
  expect(mail.received).toEqual([]);
});

test('a reminder waits for the end of quiet hours, and for a busy push service', async () => {
  const { put, documents, backend } = stage;
  const toCem = { groupId: 'g', to: 'cem', amounts: { EUR: 23_456 } };
  const quiet = { from: '00:00', to: '23:59' };
  await put('users/cem/notifications/choices', { ...choices, detail: true, quiet });
  await put('users/cem/devices/phone', push.device('/cem'));
  expect(await ask('ana', toCem, true)).toEqual({ status: 'sent' });
  await backend.functionsIdle();
  expect(push.to('/cem')).toEqual([]);
  await put('users/cem/notifications/choices', { ...choices, detail: true });
  push.statuses.set('/cem', 503);
  await pass(HOUR);
  push.statuses.delete('/cem');
  await pass(HOUR);
  const [refused, taken, ...more] = push.to('/cem').map((one) => push.messageOf(one));
  expect(more).toEqual([]);
  expect(taken).toEqual(refused);
  expect(taken).toMatchObject({ title: '🚋 Lisbon', lang: 'en-US' });
  expect(taken.body).toBe('A kind reminder from ana!: €234.56 to settle in “Lisbon”.');

  // A week later the next one can be sent, unless the receiver turned them off, or paid.
  const place = 'users/cem/reminders/g_ana';
  const old = { groupId: 'g', by: 'ana', amounts: toCem.amounts };
  await put(place, { ...old, at: new Date(Date.now() - 7 * DAY + 60_000) });
  expect(await ask('ana', toCem)).toMatchObject({ status: 'waiting' });
  await put(place, { ...old, at: new Date(Date.now() - 7 * DAY) });
  expect(await ask('ana', toCem)).toMatchObject({ status: 'ready' });
  for (const off of [{ off: true }, { muted: ['g'] }]) {
    await put('users/cem/notifications/reminders', off); // oxlint-disable-line no-await-in-loop
    expect(await ask('ana', toCem, true)).toEqual({ status: 'unavailable' }); // oxlint-disable-line no-await-in-loop
  }
  await put('users/cem/notifications/reminders', { muted: ['other'] });
  await put('users/cem/notifications/choices', { ...choices, groups: { g: 'none' } });
  expect(await ask('ana', toCem, true)).toEqual({ status: 'unavailable' });
  await put('users/cem/notifications/choices', choices);
  // Paid between the request and its delivery.
  await put('groups/g', group({ balances: { EUR: { ana: 1, cem: -1 } } }));
  await put(place, { ...old, at: new Date(), pending: true });
  await backend.functionsIdle();
  expect(push.to('/cem')).toHaveLength(2);
  expect(JSON.stringify(await (await documents('GET', place)).json())).not.toContain('pending');
  await put(place, { ...old, at: new Date(Date.now() - 7 * DAY) });
  await pass(HOUR);
  expect((await documents('GET', place)).status).toBe(404);
  await put('groups/g', group());
});

test('who chose emails gets reminders by email, until they unsubscribe', async () => {
  const { put, documents, backend } = stage;
  await documents('DELETE', 'users/ben/devices/phone');
  await documents('DELETE', 'users/ben/reminders/g_ana');
  await put('users/ben/notifications/digest', { every: 'weekly', locale: 'de', until: new Date() });
  mail.refuse('ben@example.org', 1);
  expect(await ask('ana', debt, true)).toEqual({ status: 'sent' });
  await vi.waitFor(() => expect(mail.to('ben')).toHaveLength(1), 10_000);
  await backend.functionsIdle();
  const [taken] = mail.to('ben');
  expect(taken?.text).toContain('In „Lisbon“ sind noch 1.000,00\u00a0€ und 3,00\u00a0$ offen.');
  expect(taken?.text).toContain('https://quits.example.org/groups/g/balances');
  expect(taken?.header('Message-ID')).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(taken?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const link = new URL(/^<(.+)>$/.exec(taken?.header('List-Unsubscribe') ?? '')?.[1] ?? '');
  const local = `${backend.addresses.app}${link.pathname}${link.search}`;
  const page = await (await fetch(local)).text();
  expect(page).toContain('<h1>Zahlungserinnerungen</h1>');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(local, { method: 'POST', body })).status).toBe(200);
  await documents('DELETE', 'users/ben/reminders/g_ana');
  expect(await ask('ana', debt, true)).toEqual({ status: 'unavailable' });
  // The summaries are another choice.
  expect((await documents('GET', 'users/ben/notifications/digest')).status).toBe(200);
  expect((await fetch(local, { redirect: 'manual' })).status).toBe(303);
});

test('a group whose debts aren’t simplified is recounted from its expenses', async () => {
  const { put } = stage;
  const expense = (id: string, payer: string, other: string) =>
    put(`groups/pairs/expenses/${id}`, {
      kind: 'expense',
      title: 'Tram',
      amount: 1000,
      currency: 'EUR',
      category: 'transport',
      date: '2026-11-27',
      payers: { [payer]: 1000 },
      shares: { [other]: 1000 },
      split: { mode: 'equal', people: [other] },
      notes: '',
      receipts: [],
      createdAt: new Date(),
      createdBy: payer,
      updatedAt: new Date(),
      updatedBy: payer,
    });
  await put(
    'groups/pairs',
    group({ simplify: false, balances: { EUR: { ana: 1000, dua: -1000 } } }),
  );
  await put('users/cem/notifications/reminders', {});
  await expense('one', 'ana', 'cem');
  await expense('two', 'cem', 'dua');
  const claim = { groupId: 'pairs', to: 'cem', amounts: { EUR: 1000 } };
  // Cem gets as much as he owes, but owes it to Ana.
  expect(await ask('ana', claim)).toMatchObject({ status: 'ready' });
  expect(await ask('ana', { ...claim, to: 'dua' })).toEqual({ status: 'changed' });
});

test('reminds of open balances on the first of the month, once, where somebody chose so', async () => {
  const { put, documents } = stage;
  await put('groups/even', group({ balances: { EUR: { dua: 0 } } }));
  await put('groups/mixed', group({ balances: { EUR: { dua: -1250 }, USD: { dua: 300 } } }));
  const monthly = ['even', 'mixed', 'missing'];
  await put('users/dua/notifications/reminders', { monthly, locale: 'en-US' });
  mail.refuse('dua@example.org', 1);
  await pass(40 * DAY);
  expect(mail.to('dua')).toEqual([]);
  // The failed run is repeated after an hour.
  await pass(HOUR);
  expect(mail.to('dua')).toHaveLength(1);
  await pass(HOUR);
  expect(mail.to('dua')).toHaveLength(1);
  await pass(31 * DAY);
  expect(mail.to('dua')).toHaveLength(2);
  const [first, second] = mail.to('dua');
  expect(first?.text).toContain('You owe €12.50 in “Lisbon”. You’re owed $3.00 in “Lisbon”.');
  expect(first?.header('Subject')).toBe('Time to settle up');
  expect(first?.header('Message-ID')).not.toBe(second?.header('Message-ID'));
  const kept = JSON.stringify(
    await (await documents('GET', 'users/dua/notifications/reminders')).json(),
  );
  expect(kept).toContain('mixed');
});
