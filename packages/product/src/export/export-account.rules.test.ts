import type { UserSnapshot } from '@quits/auth';
import { doc, type DocumentData, setDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { requestsSince, markLog } from '../../tests/rules/cost-log.ts';
import { seededExpense } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { exportAccount, type ExportProgress } from './export-account.ts';

const EXPENSES = 250;
const BUDGET = { amount: 5000, currency: 'EUR', updatedBy: 'editor', updatedAt: new Date(0) };
const PAYMENT = { name: 'Ed', addresses: { paypal: 'edd' } };
const stage = startStage();
const { signIn } = openClients(stage);

const DEVICE = { browser: 'Firefox', system: 'Android', at: new Date(0) };
const user: UserSnapshot = {
  uid: 'editor',
  isAnonymous: false,
  email: 'ed@example.com',
  emailVerified: true,
  displayName: 'Ed',
  photoURL: null,
  phoneNumber: null,
  methods: [],
  factors: [],
  createdAt: 0,
  lastSignInAt: 0,
};

const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
  locale: 'de',
  createdAt: new Date(0),
};
const CHOICES = {
  groups: { g: 'mine' },
  detail: true,
  quiet: null,
  zone: 'UTC',
  seen: { g: new Date(5) },
};

beforeEach(() =>
  stage.seed(async (db) => {
    const batch = writeBatch(db);
    for (let at = 0; at < EXPENSES; at += 1) {
      const expense = { ...seededExpense(), commentCount: at === 7 ? 1 : 0 };
      batch.set(doc(db, `groups/g/expenses/n${String(at)}`), expense);
    }
    batch.set(doc(db, 'users/editor/payment/details'), PAYMENT);
    batch.set(doc(db, 'users/editor/people/joined'), { joined: { g: { 'p-ann': 'x' } } });
    batch.set(doc(db, 'users/editor/payment/readers'), { readers: { viewer: ['g'] } });
    batch.set(doc(db, 'users/editor/joinedDevices/d'), DEVICE);
    batch.set(doc(db, 'users/editor/devices/d'), PUSH);
    batch.set(doc(db, 'users/editor/notifications/choices'), CHOICES);
    batch.set(doc(db, 'groups/g/budgets/dining'), BUDGET);
    await batch.commit();
    const comment = { text: 'Counted', by: 'owner', at: new Date(0), counted: true };
    await setDoc(doc(db, 'groups/g/expenses/n7/comments/c'), comment);
  }),
);

async function exported(progress?: ExportProgress[], signal?: AbortSignal, uid = 'editor') {
  return exportAccount(signIn(uid), {
    user: { ...user, uid },
    at: new Date(0),
    onProgress: (one) => progress?.push(one),
    ...(signal === undefined ? {} : { signal }),
  });
}

describe('the export of an account', () => {
  it('asks for comments only where there are some, or where an old expense does not tell', async () => {
    const mark = await markLog(stage);
    const done = await exported();
    if (!done.ok) throw done.error;
    const asked = (await requestsSince(stage, mark)).map(({ name }) => name);
    const comments = asked.filter((name) => name.includes('/expenses/'));
    expect(comments.map((name) => name.split('/').at(-1))).toEqual(['e', 'n7']);
    // The profile, payment details and their readers, joined names, notifications, summaries, reminders and devices, other
    // devices, the groups, the expenses, their comments, and four more collections.
    expect(asked).toHaveLength(18);

    const file: DocumentData = JSON.parse(await done.value.json.text());
    expect(file['payment']).toEqual({ details: PAYMENT, readers: { viewer: ['g'] } });
    expect(file['people']).toEqual({ joined: { g: { 'p-ann': 'x' } } });
    // This server records none.
    expect(file['signIns']).toBeNull();
    expect(file['joinedDevices']).toMatchObject([{ data: { browser: 'Firefox' } }]);
    expect(file['notifications'].choices).toMatchObject({
      groups: { g: 'mine' },
      seen: { g: new Date(5).toISOString() },
    });
    const { endpoint, locale } = PUSH;
    expect(file['notifications'].devices).toMatchObject([{ id: 'd', endpoint, locale }]);
    expect(JSON.stringify(file)).not.toContain(PUSH.auth);
    expect(file['groups'][0].budgets).toMatchObject([{ id: 'dining', amount: 5000 }]);
    const expenses: readonly DocumentData[] = file['groups'][0].expenses;
    expect(expenses).toHaveLength(EXPENSES + 1);
    const said = expenses.filter((one) => 'comments' in one);
    expect(said.map((one) => [one['id'], one['comments'][0].text])).toEqual([
      ['e', 'Hi'],
      ['n7', 'Counted'],
    ]);
  });

  it('has nothing that only another account sees, not even payment details that may be read', async () => {
    const done = await exported(undefined, undefined, 'viewer');
    if (!done.ok) throw done.error;
    const text = await done.value.json.text();
    const file: DocumentData = JSON.parse(text);
    expect(file['groups']).toHaveLength(1);
    expect(file['payment']).toEqual({ details: null });
    expect(file['people']).toBeNull();
    expect(text).not.toContain('edd');
  });

  it('tells the group and the number of expenses, and can be cancelled', async () => {
    const progress: ExportProgress[] = [];
    expect(await exported(progress)).toMatchObject({ ok: true });
    const group = { group: 'Flat', index: 0, groups: 1 };
    expect(progress).toEqual([
      { ...group, expenses: 0 },
      { ...group, expenses: EXPENSES + 1 },
    ]);
    const aborted = await exported(undefined, AbortSignal.abort());
    expect(aborted).toMatchObject({ ok: false, error: { code: 'network/aborted' } });
  });
});
