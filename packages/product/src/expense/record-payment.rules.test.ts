import { eventually } from '@quits/tooling-presets/eventually';
import { expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { expenses } from './collections.ts';
import { recordPayment, undoPayment } from './record-payment.ts';

const stage = startStage();
const { signIn, readGroup } = openClients(stage);

const people = { from: { id: 'p-bob', name: 'Bob' }, to: { id: 'p-ann', name: 'Ann' } };
const request = { groupId: 'g', uid: 'editor', now: new Date(0) };

async function balance(currency: string): Promise<number> {
  const { data } = await readGroup(signIn('editor'));
  return data.balances[currency]?.['p-bob'] ?? 0;
}

it('pays a debt of another currency in the group’s own', async () => {
  const before = { euros: await balance('EUR'), dollars: await balance('USD') };
  await accepted(
    recordPayment(signIn('editor'), {
      ...request,
      payment: { ...people, minor: 920 },
      currency: 'EUR',
      conversion: {
        groupAmount: 1000,
        groupCurrency: 'USD',
        rate: '1.08695652',
        rateSource: 'amount',
        rateDate: '2026-11-20',
      },
      date: '2026-11-20',
    }),
  );
  expect(await balance('EUR')).toBe(before.euros);
  expect(await balance('USD')).toBe(before.dollars + 1000);
});

it('is undone once, by deleting it', async () => {
  const database = signIn('editor');
  const before = await balance('EUR');
  const key = { groupId: 'g', uid: 'editor', expenseId: 'paid' };
  const payment = { ...people, minor: 700 };
  await accepted(recordPayment(database, { ...request, ...key, payment, currency: 'EUR' }));
  expect(await balance('EUR')).toBe(before + 700);
  const undone = await undoPayment(database, key);
  if (!undone.ok) throw new Error(undone.error.code);
  expect(await undone.value?.settled).toEqual({ ok: true, value: undefined });
  // A listener may show the confirmed deletion a moment after its confirmation.
  const live = database.liveDocument(expenses, { groupId: 'g', id: 'paid' });
  const stop = live.subscribe(() => undefined);
  await eventually(() =>
    expect(live.getState()).toMatchObject({ data: { data: { deletedAt: expect.any(Date) } } }),
  );
  stop();
  expect(await undoPayment(database, key)).toEqual({ ok: true, value: undefined });
  expect(await balance('EUR')).toBe(before);
});
