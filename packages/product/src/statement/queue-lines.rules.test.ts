import { expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import type { IdentifiedExpense } from '../import/import-entries.ts';
import { addLines } from './add-lines.ts';
import { queueLines } from './queue-lines.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);

const lineOf = (id: string, title: string): IdentifiedExpense => ({
  id,
  kind: 'expense',
  title,
  amount: 1000,
  currency: 'EUR',
  date: '2026-11-21',
  category: 'dining',
  payers: { 'p-ann': 1000 },
  split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
  shares: { 'p-ann': 500, 'p-bob': 500 },
});

it('queued lines are added once, whoever else adds them', async () => {
  const [one, other] = [signIn('owner'), signIn('editor')];
  const place = { groupId: 'g', owns: true };
  const added = await addLines(one, { ...place, uid: 'owner', entries: [lineOf('l1', 'First')] });
  expect(added).toMatchObject({ ok: true, value: { ids: ['l1'] } });
  // The other device doesn't know of it.
  const entries = [lineOf('l1', 'Second'), lineOf('l2', 'Own')];
  expect(await queueLines(other, { groupId: 'g', uid: 'editor', entries })).toMatchObject({
    ok: true,
    value: { ids: ['l1', 'l2'], known: 0, isQueued: true },
  });
  await expect.poll(() => read('groups/g/expenses/l2')).toMatchObject({ title: 'Own' });
  await expect
    .poll(() => other.syncStatus.getState())
    .toMatchObject({ pending: 0, rejected: [expect.anything()] });
  expect(await read('groups/g/expenses/l1')).toMatchObject({ title: 'First' });
  const { data } = await readGroup(one, 'g');
  expect(data).toMatchObject({
    expenseCount: 3,
    balances: { EUR: { 'p-ann': 1500, 'p-bob': -1500 } },
  });
  // What the device has by now isn't queued again.
  expect(
    await queueLines(other, { groupId: 'g', uid: 'editor', entries: [lineOf('l2', 'Own')] }),
  ).toMatchObject({ ok: true, value: { ids: [], known: 1 } });
});
