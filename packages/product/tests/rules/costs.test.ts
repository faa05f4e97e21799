import { firstResult, type Database, type WriteHandle } from '@quits/firestore';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { addExpense } from '../../src/expense/add-expense.ts';
import { comments } from '../../src/comment/collections.ts';
import { addComment, deleteComment } from '../../src/comment/comment.ts';
import { readAll } from '../../src/io/read-pages.ts';
import { addPerson } from '../../src/person/add-person.ts';
import { archiveGroup } from '../../src/group/archive-group.ts';
import { putCategory } from '../../src/category/change-categories.ts';
import { deleteExpense, editExpense, restoreExpense } from '../../src/expense/change-expense.ts';
import { changeGroup, type ChangeGroupRequest } from '../../src/group/change-group.ts';
import { removeMember, setRole } from '../../src/person/change-members.ts';
import { claimPerson, unclaimPerson } from '../../src/person/change-person.ts';
import { addOccurrence, startSeries } from '../../src/series/change-series.ts';
import { createExample } from '../../src/example/create-example.ts';
import { createGroup } from '../../src/group/create-group.ts';
import { importEntries } from '../../src/import/import-entries.ts';
import { joinGroup } from '../../src/joining/join-group.ts';
import { leaveGroup } from '../../src/person/leave-group.ts';
import { mergePeople } from '../../src/person/merge-people.ts';
import type { NewExpense } from '../../src/expense/new-expense.ts';
import { recountGroup, repairGroup } from '../../src/sums/repair-group.ts';
import { showPlace } from '../../src/joining/show-place.ts';
import { renewLink, revokeLink, standingLink } from '../../src/joining/standing-link.ts';
import { revertImport } from '../../src/import/revert-import.ts';
import { recurring } from '../../src/series/collections.ts';
import { accepted, openClients } from './app-client.ts';
import { commitsSince, type LogMark, markLog } from './cost-log.ts';
import { converted, ids, SETTINGS } from './cost-samples.ts';
import { inviteData } from './seeded-documents.ts';
import { startStage } from './stage.ts';

/** The service's limit is 1000; leaves room for future rules. */
const MOST_EXPRESSIONS = 800;
/** The service's limits, for one document and for a commit. */
const MOST_READS_OF_ONE = 10;
const MOST_READS = 20;

const stage = startStage();
const { signIn, read, readGroup, readExpense } = openClients(stage);
const own = { groupId: 'g', uid: 'editor' } as const;

/** Creates an expense of 12.00 paid and shared by everyone. */
function expense(change: Partial<NewExpense> = {}, payers = ids, shares = ids): NewExpense {
  const amount = 1200;
  const each = (list: readonly string[]) =>
    Object.fromEntries(
      list.map((id, at) => [id, at === 0 ? amount - 100 * (list.length - 1) : 100]),
    );
  return {
    kind: 'expense',
    title: 'Dinner',
    amount,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: each(payers),
    split: { mode: 'exact', inputs: each(shares) },
    shares: each(shares),
    ...change,
  };
}

type Attempt = (database: Database, uid: string) => Promise<unknown>;

const adds = (change: Partial<NewExpense>) => {
  return (database: Database) =>
    accepted(addExpense(database, { ...own, expenseId: 'new', expense: expense(change) }));
};
const edits = (from: Partial<NewExpense>, to: Partial<NewExpense>): Attempt => {
  return async (database) => {
    await adds(from)(database);
    const existing = { ...own, expense: await readExpense(database, 'new') };
    const turned = expense(to, ids, ids.toReversed());
    await accepted(editExpense(database, existing, turned));
  };
};
const changed =
  (change: (database: Database, request: ChangeGroupRequest) => WriteHandle): Attempt =>
  async (database, uid) =>
    accepted(change(database, await at(database, uid)));

async function at(database: Database, uid: string): Promise<ChangeGroupRequest> {
  return { group: await readGroup(database), uid };
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...expense({ ...converted, date: `2026-${String((index % 12) + 1).padStart(2, '0')}-01` }),
    id: `i${index}`,
  }));

const OF_EDITORS: readonly (readonly [string, Attempt])[] = [
  [
    'an expense between two',
    (database) =>
      accepted(
        addExpense(database, {
          ...own,
          expenseId: 'n',
          expense: expense({}, ['q0'], ['q0', 'q1']),
        }),
      ),
  ],
  ['an expense between twelve', adds({})],
  ['income of twelve', adds({ kind: 'income' })],
  ['a converted expense between twelve', adds(converted)],
  ['converted income of twelve', adds({ ...converted, kind: 'income' })],
  [
    'a payment',
    (database) =>
      accepted(
        addExpense(database, {
          ...own,
          expenseId: 'n',
          expense: expense({ kind: 'payment', category: 'payment' }, ['q0'], ['q1']),
        }),
      ),
  ],
  ['an edit between twelve', edits({}, { title: 'Supper' })],
  [
    'another amount, month and category',
    edits(converted, { ...converted, groupAmount: 1300, date: '2026-10-01', category: 'rent' }),
  ],
  [
    'another currency, month and category',
    edits({}, { currency: 'USD', date: '2026-10-01', category: 'rent' }),
  ],
  [
    'a conversion into another currency',
    edits(
      {},
      { ...converted, currency: 'EUR', groupCurrency: 'USD', date: '2026-10-01', category: 'own' },
    ),
  ],
  [
    'a converted expense that becomes converted income',
    edits(converted, {
      ...converted,
      groupCurrency: 'CHF',
      kind: 'income',
      date: '2026-10-01',
      category: 'own',
    }),
  ],
  [
    'a deletion and its undoing',
    async (database) => {
      await adds(converted)(database);
      const expense = await readExpense(database, 'new');
      const deleted = deleteExpense(database, { ...own, expense });
      await accepted(deleted);
      await accepted(restoreExpense(database, { ...own, expense: deleted.result }));
    },
  ],
  [
    'a comment, and its deletion',
    async (database, uid) => {
      await adds(converted)(database);
      const expense = await readExpense(database, 'new');
      await accepted(addComment(database, { groupId: 'g', expense, text: 'Hi', uid }));
      const place = { groupId: 'g', expenseId: 'new' };
      const found = await readAll(database, comments, place, { source: 'server' });
      const [comment] = found.ok ? found.value.docs : [];
      if (comment === undefined) throw new Error('no comment');
      await accepted(deleteComment(database, place, comment));
    },
  ],
  [
    'a series and its next expense',
    async (database) => {
      const request = { ...own, expenseId: 'n', seriesId: 's', frequency: 'monthly' } as const;
      await accepted(startSeries(database, { ...request, expense: expense(converted) }));
      const state = await firstResult(database.liveDocument(recurring, { groupId: 'g', id: 's' }));
      if (state.status !== 'ready' || state.data === undefined) throw new Error('no series');
      await accepted(addOccurrence(database, { ...own, series: state.data }, '2026-12-21'));
    },
  ],
  ['a person', changed((database, request) => addPerson(database, { ...request, name: 'Cleo' }))],
  [
    'a category',
    changed((database, request) =>
      putCategory(database, { ...request, id: 'ski', category: { name: 'Ski', emoji: '🎿' } }),
    ),
  ],
  ...(['fourPeople', 'namesAndCategory'] as const).map((name): readonly [string, Attempt] => [
    `settings: ${name}`,
    changed((database, request) =>
      changeGroup(database, request, {
        label: 'change-group',
        fields: SETTINGS[name],
        note: { change: 'settings' },
      }),
    ),
  ]),
  [
    'getting up and sitting down',
    async (database, uid) => {
      const up = { ...(await at(database, uid)), personId: 'p-editor' };
      await accepted(unclaimPerson(database, up));
      await accepted(claimPerson(database, { ...(await at(database, uid)), personId: 'p-ann' }));
    },
  ],
  [
    'leaving',
    async (database, uid) => {
      const left = leaveGroup(database, await at(database, uid));
      if (left.ok) await accepted(left.value);
    },
  ],
  [
    'a merger of people',
    async (database) => {
      await adds({})(database);
      const merged = mergePeople(database, { ...own, from: 'q0', into: 'q1' });
      expect(await merged).toMatchObject({ ok: true });
    },
  ],
  [
    'a repair of a year',
    async (database) => {
      await importEntries(database, { ...own, entries: entries(12) });
      await stage.seed(async (admin) => {
        await updateDoc(doc(admin, 'groups/g'), { balances: {} });
        for (let month = 1; month <= 12; month += 1) {
          const id = `2026-${String(month).padStart(2, '0')}-EUR`;
          await setDoc(doc(admin, `groups/g/months/${id}`), { totals: {} });
        }
      });
      const found = await recountGroup(database, 'g');
      if (!found.ok) throw found.error;
      expect(await repairGroup(database, found.value, 'editor')).toMatchObject({ ok: true });
      expect(await recountGroup(database, 'g')).toMatchObject({ value: { isRight: true } });
    },
  ],
  [
    'an import of an editor, and taking it back',
    async (database) => {
      await importEntries(database, { ...own, entries: entries(3) });
      const back = revertImport(database, { ...own, ids: new Set(['i0', 'i1', 'i2']) });
      expect(await back).toEqual({ ok: true, value: 3 });
    },
  ],
];

const OF_OWNERS: readonly (readonly [string, Attempt])[] = [
  [
    'another role',
    async (database, uid) => {
      const made = setRole(database, { ...(await at(database, uid)), member: 'viewer' }, 'editor');
      if (made.ok) await accepted(made.value);
    },
  ],
  [
    'a member who is removed',
    async (database, uid) => {
      const gone = removeMember(database, { ...(await at(database, uid)), member: 'guest' });
      if (gone.ok) await accepted(gone.value);
    },
  ],
  ['archiving', changed(archiveGroup)],
  [
    'a merger of people with an account',
    async (database) => {
      const merged = mergePeople(database, {
        groupId: 'g',
        uid: 'owner',
        from: 'p-guest',
        into: 'q1',
      });
      expect(await merged).toMatchObject({ ok: true });
    },
  ],
];

const OF_STRANGERS: readonly (readonly [string, Attempt])[] = [
  [
    'a new group of many',
    (database) =>
      accepted(
        createGroup(database, 'stranger', {
          name: 'Trip',
          emoji: '⛵',
          currency: 'EUR',
          ownName: 'Sam',
          others: ids,
        }).write,
      ),
  ],
];

const ACCOUNTS = [
  ['editor', OF_EDITORS],
  ['owner', OF_OWNERS],
  ['stranger', OF_STRANGERS],
] as const;

/** Seeds the group's people, and both standing links with their preview. */
beforeEach(() =>
  stage.seed(async (database) => {
    const people = Object.fromEntries(ids.map((id) => [id, { name: id, defaultWeight: 1 }]));
    const names = Object.fromEntries(ids.map((id) => [id, id]));
    for (const role of ['editor', 'viewer']) {
      const { preview, ...invite } = inviteData('editor');
      await setDoc(doc(database, `groups/g/invites/standing-${role}`), {
        ...invite,
        role,
        standing: true,
        preview: { ...preview, people: names },
      });
    }
    await updateDoc(doc(database, 'groups/g'), {
      ...Object.fromEntries(Object.entries(people).map(([id, one]) => [`people.${id}`, one])),
      links: {
        editor: { inviteId: 'standing-editor', by: 'editor' },
        viewer: { inviteId: 'standing-viewer', by: 'editor' },
      },
    });
  }),
);

/** Expects at least one commit since a mark, all within the service's limits. */
async function expectBounds(mark: LogMark): Promise<void> {
  const commits = await commitsSince(stage, mark);
  expect(commits.length).toBeGreaterThan(0);
  for (const commit of commits) {
    expect(commit).toSatisfy(
      ({ cost, reads, readsOfOne }: typeof commit) =>
        cost <= MOST_EXPRESSIONS && reads <= MOST_READS && readsOfOne <= MOST_READS_OF_ONE,
    );
  }
}

describe.each(ACCOUNTS)('the rules can afford of the %s', (uid, attempts) => {
  it.each(attempts)('%s', async (_, attempt) => {
    const mark = await markLog(stage);
    await attempt(signIn(uid), uid);
    await expectBounds(mark);
  });
});

describe('the rules can afford', () => {
  it('the example', async () => {
    const mark = await markLog(stage);
    const titles = {
      flat: 'F',
      train: 'T',
      groceries: 'G',
      dinner: 'D',
      tram: 'T',
      museum: 'M',
      pastries: 'P',
      boat: 'B',
    };
    const database = signIn('stranger');
    const { groupId } = createExample(
      database,
      'stranger',
      { groupName: 'E', ownName: 'S', titles },
      Date.now(),
    );
    await expect.poll(() => read(`groups/${groupId}`)).toMatchObject({ expenseCount: 8 });
    const [commit] = await commitsSince(stage, mark);
    expect(commit?.cost).toBeLessThanOrEqual(MOST_EXPRESSIONS);
  });

  it('a link, its renewal, its end, and who joins by it as someone new', async () => {
    const mark = await markLog(stage);
    const asked = { ...own, role: 'viewer', now: Date.now() } as const;
    expect(await standingLink(signIn('editor'), asked)).toMatchObject({ ok: true });
    const link = await renewLink(signIn('editor'), asked);
    if (!link.ok) throw link.error;
    const { inviteId, secret } = link.value;
    const request = { groupId: 'g', inviteId, secret, uid: 'stranger', role: 'viewer' } as const;
    await accepted(joinGroup(signIn('stranger'), { ...request, as: { kind: 'new', name: 'Sam' } }));
    expect(await showPlace(signIn('stranger'), request)).toMatchObject({ ok: true });
    expect(await revokeLink(signIn('editor'), asked)).toMatchObject({ ok: true });
    await expectBounds(mark);
  });

  it('an import of an owner, whose commits get smaller where reads are not remembered', async () => {
    const mark = await markLog(stage);
    const request = { groupId: 'g', uid: 'owner', owns: true };
    expect(await importEntries(signIn('owner'), { ...request, entries: entries(6) })).toEqual({
      ok: true,
      value: 6,
    });
    await expectBounds(mark);
  });
});
