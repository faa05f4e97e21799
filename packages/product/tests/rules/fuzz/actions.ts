import { firstResult, type Doc } from '@quits/firestore';
import { addComment, deleteComment } from '../../../src/comment/comment.ts';
import { putBudget, removeBudget } from '../../../src/budget/change-budget.ts';
import { addExpense } from '../../../src/expense/add-expense.ts';
import { addPerson } from '../../../src/person/add-person.ts';
import { archiveGroup, reopenGroup } from '../../../src/group/archive-group.ts';
import { changeUsual } from '../../../src/group/change-usual.ts';
import { putCategory } from '../../../src/category/change-categories.ts';
import { deleteExpense, editExpense, restoreExpense } from '../../../src/expense/change-expense.ts';
import { changeGroup, type ChangeGroupRequest } from '../../../src/group/change-group.ts';
import { removeMember, setRole } from '../../../src/person/change-members.ts';
import {
  changePerson,
  claimPerson,
  removePerson,
  setPersonLeft,
  offerSeat,
  unclaimPerson,
} from '../../../src/person/change-person.ts';
import {
  addOccurrence,
  changeSeries,
  deleteSeries,
  startSeries,
} from '../../../src/series/change-series.ts';
import { deleteGroup } from '../../../src/group/delete-group.ts';
import { importEntries } from '../../../src/import/import-entries.ts';
import { joinGroup, type JoinGroupRequest } from '../../../src/joining/join-group.ts';
import { leaveGroup } from '../../../src/person/leave-group.ts';
import { mergePeople } from '../../../src/person/merge-people.ts';
import type { NewExpense } from '../../../src/expense/new-expense.ts';
import { recordPayment } from '../../../src/expense/record-payment.ts';
import { recountGroup, repairGroup } from '../../../src/sums/repair-group.ts';
import { revokeInvite } from '../../../src/invite/revoke-invite.ts';
import { showPlace } from '../../../src/joining/show-place.ts';
import { renewLink, revokeLink, standingLink } from '../../../src/joining/standing-link.ts';
import { revertImport } from '../../../src/import/revert-import.ts';
import { changePhoto, hidePhoto } from '../../../src/photo/hide-photo.ts';
import { undoMerge } from '../../../src/person/undo-merge.ts';
import { expenses } from '../../../src/expense/collections.ts';
import { groups } from '../../../src/group/collections.ts';
import { recurring } from '../../../src/series/collections.ts';
import type { Expense } from '../../../src/expense/schema.ts';
import { SECRET } from '../seeded-documents.ts';
import { CONVERTED, EXPENSE } from './sample-entry.ts';
import { accepted, expectOk, type NamedAction, type Place } from './action.ts';

/** All actions of the app, by role. */
export const ACTIONS: readonly NamedAction[] = [
  ['editor', 'an expense', (place) => add(place)],
  ['editor', 'a converted expense', (place) => add(place, CONVERTED)],
  ['editor', 'income', (place) => add(place, { kind: 'income' })],
  [
    'editor',
    'a payment',
    ({ database, groupId, uid }) => {
      const payment = {
        from: { id: 'p-bob', name: 'Bob' },
        to: { id: 'p-ann', name: 'Ann' },
        minor: 5,
      };
      return accepted(
        recordPayment(database, { groupId, uid, payment, currency: 'EUR', now: new Date() }),
      );
    },
  ],
  [
    'editor',
    'an edit, a deletion and what undoes it',
    async (place) => {
      const { database, groupId, uid } = place;
      const edited = editExpense(
        database,
        { groupId, uid, expense: await seeded(place) },
        { ...EXPENSE, currency: 'CHF' },
      );
      await accepted(edited);
      const deleted = deleteExpense(database, { groupId, uid, expense: edited.result });
      await accepted(deleted);
      await accepted(restoreExpense(database, { groupId, uid, expense: deleted.result }));
    },
  ],
  [
    'editor',
    'an edit of amounts',
    async (place) => {
      const { database, groupId, uid } = place;
      await accepted(
        editExpense(database, { groupId, uid, expense: await seeded(place) }, EXPENSE),
      );
    },
  ],
  [
    'editor',
    'a series, its next expense, a change and its end',
    async ({ database, groupId, uid }) => {
      const own = { groupId, uid };
      const begun = {
        ...own,
        expenseId: 'first',
        seriesId: 's',
        frequency: 'monthly',
        endDate: '2027-12-31',
      } as const;
      await accepted(startSeries(database, { ...begun, expense: { ...EXPENSE, ...CONVERTED } }));
      const series = async () => {
        const state = await firstResult(database.liveDocument(recurring, { groupId, id: 's' }));
        if (state.status !== 'ready' || state.data === undefined) throw new Error('no series');
        return { ...own, series: state.data };
      };
      await accepted(addOccurrence(database, await series(), '2026-12-22'));
      await accepted(changeSeries(database, await series(), { frequency: 'daily', rests: true }));
      await accepted(deleteSeries(database, await series()));
    },
  ],
  [
    'viewer',
    'a comment, and taking it back',
    async (place) => {
      const { database, groupId, uid } = place;
      const expense = await seeded(place);
      await accepted(addComment(database, { groupId, expense, text: 'Hi', uid }));
      const at = new Date(0);
      const own = { id: 'c', data: { text: 'Hi', by: 'viewer', at, counted: true } };
      await accepted(deleteComment(database, { groupId, expenseId: 'e' }, own));
    },
  ],
  [
    'editor',
    'a person',
    async (place) =>
      accepted(addPerson(place.database, { ...(await looked(place)), name: 'Cleo' })),
  ],
  [
    'editor',
    'a person renamed',
    async (place) => {
      const details = { name: 'Anna', defaultWeight: 2, household: 'Upstairs' };
      await accepted(
        changePerson(place.database, { ...(await looked(place)), personId: 'p-ann' }, details),
      );
    },
  ],
  [
    'editor',
    'a person who is gone, and back',
    async (place) => {
      await accepted(
        setPersonLeft(place.database, { ...(await looked(place)), personId: 'p-ann' }, true),
      );
      await accepted(
        setPersonLeft(place.database, { ...(await looked(place)), personId: 'p-ann' }, false),
      );
    },
  ],
  [
    'editor',
    'a person removed',
    async (place) =>
      accepted(removePerson(place.database, { ...(await looked(place)), personId: 'p-cem' })),
  ],
  [
    'editor',
    'getting up and sitting down',
    async (place) => {
      await accepted(
        unclaimPerson(place.database, { ...(await looked(place)), personId: 'p-editor' }),
      );
      await accepted(claimPerson(place.database, { ...(await looked(place)), personId: 'p-ann' }));
    },
  ],
  [
    'owner',
    'clearing a seat, and offering it again',
    async (place) => {
      const personId = 'p-viewer';
      await accepted(unclaimPerson(place.database, { ...(await looked(place)), personId }));
      const offer = { ...(await looked(place)), personId, member: 'viewer' };
      await accepted(offerSeat(place.database, offer));
    },
  ],
  [
    'editor',
    'a category',
    async (place) => {
      const category = { name: 'Ski', emoji: '🎿' };
      await accepted(
        putCategory(place.database, { ...(await looked(place)), id: 'ski', category }),
      );
      const removed = { ...category, removed: true };
      await accepted(
        putCategory(place.database, { ...(await looked(place)), id: 'ski', category: removed }),
      );
    },
  ],
  [
    'editor',
    'all settings at once',
    async (place) => {
      const fields = {
        name: 'House',
        emoji: '⛵',
        currency: 'USD',
        simplify: false,
        'categories.own.name': 'Timber',
        'people.p-bob.name': 'Bobby',
      };
      await accepted(
        changeGroup(place.database, await looked(place), {
          label: 'change-group',
          fields,
          note: { change: 'settings' },
        }),
      );
    },
  ],
  [
    'editor',
    'the defaults of new expenses',
    async (place) => {
      const usualSplit = { mode: 'percent', parts: { 'p-ann': '60', 'p-bob': '40' } } as const;
      const change = { usualSplit, usualCategory: 'own', usualPayer: 'p-ann' };
      await accepted(changeUsual(place.database, await looked(place), change));
      await accepted(changeUsual(place.database, await looked(place), { usualSplit: null }));
    },
  ],
  [
    'editor',
    'a budget, changed and removed',
    async ({ database, groupId, uid }) => {
      const budget = { groupId, uid, category: 'dining' };
      await accepted(putBudget(database, budget, { amount: 5, currency: 'EUR' }));
      await accepted(putBudget(database, budget, { amount: 6, currency: 'USD' }));
      await accepted(removeBudget(database, budget));
    },
  ],
  [
    'viewer',
    'a photo, shown and hidden',
    async ({ database, groupId, uid }) => {
      await expectOk(changePhoto(database, { groupId, uid }, 'photo'));
      await expectOk(hidePhoto(database, { groupId, uid }));
    },
  ],
  [
    'editor',
    'a merger, and undoing it',
    async ({ database, groupId, uid }) => {
      await expectOk(mergePeople(database, { groupId, uid, from: 'p-bob', into: 'p-ann' }));
      await expectOk(undoMerge(database, { groupId, uid, gone: 'p-bob' }));
    },
  ],
  [
    'owner',
    'a merger of people with an account',
    ({ database, groupId, uid }) =>
      expectOk(mergePeople(database, { groupId, uid, from: 'p-guest', into: 'p-ann' })),
  ],
  [
    'editor',
    'an import, and taking it back',
    async ({ database, groupId, uid }) => {
      const entries = [1, 2].map((at) => ({ ...EXPENSE, id: `i${at}` }));
      await expectOk(importEntries(database, { groupId, uid, entries }));
      await expectOk(revertImport(database, { groupId, uid, ids: new Set(['i1', 'i2']) }));
    },
  ],
  [
    'owner',
    'an import of an owner',
    ({ database, groupId, uid }) => {
      const entries = [1, 2, 3].map((at) => ({ ...EXPENSE, id: `i${at}` }));
      return expectOk(importEntries(database, { groupId, uid, entries, owns: true }));
    },
  ],
  [
    'editor',
    'a recount',
    async ({ database, groupId, uid }) => {
      const found = await recountGroup(database, groupId);
      if (!found.ok) throw found.error;
      await expectOk(repairGroup(database, found.value, uid));
    },
  ],
  [
    'editor',
    'links: made, renewed, revoked',
    async ({ database, groupId, uid }) => {
      const asked = { groupId, uid, role: 'viewer', now: Date.now() } as const;
      await expectOk(revokeLink(database, asked));
      await expectOk(standingLink(database, asked));
      await expectOk(renewLink(database, asked));
      await expectOk(standingLink(database, { ...asked, role: 'editor' }));
    },
  ],
  [
    'editor',
    'an invitation revoked',
    ({ database, groupId }) => accepted(revokeInvite(database, { groupId, inviteId: 'i' })),
  ],
  [
    'stranger',
    'joining as someone who is there',
    (place) => join(place, { kind: 'existing', personId: 'p-ann' }),
  ],
  [
    'stranger',
    'joining as someone new, and showing the place',
    async (place) => {
      const { groupId, uid } = place;
      await join(place, { kind: 'new', name: 'Sam' });
      await expectOk(showPlace(place.database, { groupId, uid, inviteId: 'i' }));
    },
  ],
  [
    'viewer',
    'leaving',
    async (place) => {
      const left = leaveGroup(place.database, await looked(place));
      if (!left.ok) throw left.error;
      await accepted(left.value);
    },
  ],
  [
    'owner',
    'another role',
    async (place) => {
      const made = setRole(
        place.database,
        { ...(await looked(place)), member: 'viewer' },
        'editor',
      );
      if (!made.ok) throw made.error;
      await accepted(made.value);
    },
  ],
  [
    'owner',
    'a member who is removed',
    async (place) => {
      const gone = removeMember(place.database, { ...(await looked(place)), member: 'guest' });
      if (!gone.ok) throw gone.error;
      await accepted(gone.value);
    },
  ],
  [
    'owner',
    'archiving, opening and deleting',
    async (place) => {
      await accepted(archiveGroup(place.database, await looked(place)));
      await accepted(reopenGroup(place.database, await looked(place)));
      const { groupId, uid } = place;
      const deleteFiles = () => Promise.resolve({ ok: true, value: 0 } as const);
      await expectOk(deleteGroup(place.database, { groupId, uid, deleteFiles }));
    },
  ],
];

function add({ database, groupId, uid }: Place, change: Partial<NewExpense> = {}): Promise<void> {
  const expense = { ...EXPENSE, ...change };
  return accepted(addExpense(database, { groupId, uid, expenseId: 'new', expense }));
}

function join({ database, groupId, uid }: Place, as: JoinGroupRequest['as']): Promise<void> {
  const link = { inviteId: 'i', secret: SECRET, role: 'editor' } as const;
  return accepted(joinGroup(database, { ...link, groupId, uid, as }));
}

async function seeded({ database, groupId }: Place): Promise<Doc<Expense>> {
  const state = await firstResult(database.liveDocument(expenses, { groupId, id: 'e' }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no expense');
  return state.data;
}

async function looked({ database, groupId, uid }: Place): Promise<ChangeGroupRequest> {
  const state = await firstResult(database.liveDocument(groups, { id: groupId }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no group');
  return { group: state.data, uid };
}
