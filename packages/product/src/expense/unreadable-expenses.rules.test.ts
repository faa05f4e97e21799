import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, updateDoc, type DocumentData } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { expectStillReadable } from '../../tests/rules/still-readable.ts';

const stage = startStage();
const clients = openClients(stage);
const { signIn } = clients;
const editor = () => stage.as('editor');
const viewer = () => stage.as('viewer');

/** Checks that other members can read the group, and that its sums can be repaired. */
const stillReadable = () => expectStillReadable(clients, signIn('owner'), 'owner');

describe('an expense that nobody can read', () => {
  it.each<readonly [string, DocumentData]>([
    ['kind', { kind: 'gift' }],
    ['title', { title: 5 }],
    ['amount', { amount: 0.5 }],
    ['currency', { currency: 'euro' }],
    ['day', { date: '2026-02-30' }],
    ['day that is text', { date: 5 }],
    ['category', { category: 5 }],
    ['payers', { payers: 'x' }],
    ['payers of bad ids', { payers: { 'a b': 1000 } }],
    ['shares', { shares: { 'p-ann': 'x' } }],
    ['amount in the group’s currency', { groupAmount: 0 }],
    ['group currency', { groupCurrency: 5 }],
    ['rate', { rate: 5 }],
    ['rate of nothing', { rate: '0' }],
    ['day of a rate that is none', { rateDate: '2026-02-30' }],
    ['source of the rate', { rateSource: 5 }],
    ['day of the rate', { rateDate: 5 }],
    ['series', { recurringId: 'a/b' }],
    ['author', { createdBy: 5 }],
    ['last author', { updatedBy: 5 }],
  ])('but an editor removes one whose %s cannot be read', async (_, change) => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), change));
    await assertFails(deleteDoc(doc(viewer(), 'groups/g/expenses/e')));
    await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
    await stillReadable();
  });
});

it.each(Array.from({ length: 12 }, (_, at) => at))(
  'an editor removes an expense whose part %i cannot be read',
  async (at) => {
    const shares = Object.fromEntries(ids(12).map((id, index) => [id, index === at ? 'x' : 1]));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { shares }));
    await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
  },
);

function ids(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}
