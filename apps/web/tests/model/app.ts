import {
  type Database,
  type Doc,
  type RefusedWrite,
  type WriteBatch,
  type WriteHandle,
  type WriteOperation,
} from '@quits/firestore';
import { split } from '@quits/ledger';
import * as v from 'valibot';
import { addDueOccurrences } from '../../src/data/actions/add-due-occurrences.ts';
import { addExpense } from '../../src/data/actions/add-expense.ts';
import { addPerson } from '../../src/data/actions/add-person.ts';
import { bringBack } from '../../src/data/actions/bring-back.ts';
import { putCategory } from '../../src/data/actions/change-categories.ts';
import {
  deleteExpense,
  editExpense,
  restoreExpense,
} from '../../src/data/actions/change-expense.ts';
import { changeGroup } from '../../src/data/actions/change-group.ts';
import { setRole } from '../../src/data/actions/change-members.ts';
import { changePerson, setPersonLeft } from '../../src/data/actions/change-person.ts';
import {
  ADD_OCCURRENCE,
  changeSeries,
  deleteSeries,
  startSeries,
} from '../../src/data/actions/change-series.ts';
import { createGroup } from '../../src/data/actions/create-group.ts';
import { importEntries } from '../../src/data/actions/import-entries.ts';
import { joinGroup } from '../../src/data/actions/join-group.ts';
import { leaveGroup } from '../../src/data/actions/leave-group.ts';
import { mergePeople } from '../../src/data/actions/merge-people.ts';
import { sumsOf } from '../../src/data/actions/move-sums.ts';
import { type NewExpense, parts, summaryOf } from '../../src/data/actions/new-expense.ts';
import { recordPayment } from '../../src/data/actions/record-payment.ts';
import { renewLink, standingLink } from '../../src/data/actions/standing-link.ts';
import { takeBackImport } from '../../src/data/actions/take-back-import.ts';
import { mayEdit } from '../../src/data/may-edit.ts';
import { rebasedChange } from '../../src/data/rebased-change.ts';
import { isVoid, linksOf } from '../../src/data/refused-chain.ts';
import { monthOfTotals } from '../../src/data/schemas/month.ts';
import { dueDays } from '../../src/data/recurrence.ts';
import { decidedSchema, type Expense } from '../../src/data/schemas/expense.ts';
import type { Role } from '../../src/data/schemas/common.ts';
import type { Recurring } from '../../src/data/schemas/recurring.ts';
import type { Page } from './page.ts';
import type { GroupSums } from './sums.ts';

// The only file that knows the app's actions and the shape of what they store, but for what a page
// listens to (reading.ts): whatever changes there is followed here.

export type { NewExpense } from '../../src/data/actions/new-expense.ts';

/** An expense as a page shows it. */
export type ShownExpense = Doc<Expense>;

/** A series as a page shows it. */
export type ShownSeries = Doc<Recurring>;

const at = ({ groupId, uid }: Page) => ({ groupId, uid });

/** Makes the group, of its owner and of people without an account. */
export function makeGroup(
  database: Database,
  uid: string,
  [ownName = '', ...others]: readonly string[],
): { readonly groupId: string; readonly write: WriteHandle } {
  const what = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName, others };
  return createGroup(database, uid, what);
}

/** Adds an expense. */
export function add(page: Page, expenseId: string, expense: NewExpense): void {
  addExpense(page.database, { ...at(page), expenseId, expense });
}

/** Saves the form of an expense, with what is different in it. */
export function edit(page: Page, expense: ShownExpense, changed: Partial<NewExpense>): void {
  const own = parts(expense.data);
  const base = 'currency' in changed ? withoutConversion(own) : own;
  editExpense(page.database, { ...at(page), expense }, { ...base, ...changed });
}

function withoutConversion(expense: NewExpense): NewExpense {
  const { groupAmount: _, groupCurrency: __, rate: ___, ...rest } = expense;
  const { rateSource: ____, rateDate: _____, ...own } = rest;
  return own;
}

/** Deletes an expense, and gives what the notice's Undo does. */
export function remove(page: Page, expense: ShownExpense): () => void {
  const { result } = deleteExpense(page.database, { ...at(page), expense });
  return () => void restoreExpense(page.database, { ...at(page), expense: result });
}

/** Restores a deleted expense from its screen. */
export function restore(page: Page, expense: ShownExpense): void {
  restoreExpense(page.database, { ...at(page), expense });
}

/** Brings back an older version of an expense, from the history. */
export async function bringOlderBack(page: Page, expenseId: string, back: number): Promise<void> {
  const version = page.reading.versionsOf(expenseId)[back];
  if (version !== undefined) await bringBack(page.database, { ...at(page), expenseId, version });
}

/** Records a payment, and gives the id of what it is stored as. */
export function pay(page: Page, from: string, to: string, minor: number): string | undefined {
  const { people, currency } = groupOf(page);
  const sides = {
    from: { id: from, name: people[from]?.name ?? '' },
    to: { id: to, name: people[to]?.name ?? '' },
  };
  const now = new Date(2026, 10, 20);
  const payment = { ...sides, minor };
  const write = recordPayment(page.database, { ...at(page), payment, currency, now });
  return createdBy(page, write, /\/expenses\/([^/]+)$/u);
}

/** Adds somebody, and gives their id. */
export function addSomebody(page: Page, name: string): string | undefined {
  const known = new Set(Object.keys(groupOf(page).people));
  const { id } = addPerson(page.database, { ...request(page), name });
  for (const operation of page.operationsOf(id)) {
    if (operation.kind !== 'update') continue;
    for (const field of Object.keys(operation.patch)) {
      const personId = /^people\.([^.]+)/u.exec(field)?.[1];
      if (personId !== undefined && !known.has(personId)) return personId;
    }
  }
  return undefined;
}

/** Renames somebody, and changes how much of things is theirs. */
export function renamePerson(page: Page, personId: string, name: string, weight: number): void {
  const details = { name, defaultWeight: weight, household: undefined };
  changePerson(page.database, { ...request(page), personId }, details);
}

/** Says that somebody is gone, or back. */
export function setGone(page: Page, personId: string, gone: boolean): void {
  setPersonLeft(page.database, { ...request(page), personId }, gone);
}

/** Makes two people one; needs a connection. */
export async function merge(page: Page, from: string, into: string): Promise<boolean> {
  return (await mergePeople(page.database, { ...at(page), from, into })).ok;
}

/** Changes a setting of the group. */
export function changeSettings(page: Page, fields: Readonly<Record<string, string>>): void {
  const { data } = request(page).group;
  const before = Object.fromEntries(
    Object.keys(fields).map((key) => [key, Reflect.get(data, key) as string]),
  );
  const note = { change: 'settings', ...fields } as const;
  changeGroup(page.database, request(page), { label: 'change-group', fields, note, before });
}

/** Adds or changes a category. */
export function setCategory(page: Page, id: string, name: string): void {
  putCategory(page.database, { ...request(page), id, category: { name, emoji: '🪵' } });
}

/** What the holder of a link needs. */
export interface Link {
  readonly inviteId: string;
  readonly secret: string;
  readonly role: 'viewer' | 'editor';
}

/** Gives the group's link of a role, or a new one in its place; needs a connection. */
export async function invite(
  { database, groupId, uid }: Page,
  role: Link['role'],
  isRenewed = false,
): Promise<Link | undefined> {
  const obtain = isRenewed ? renewLink : standingLink;
  const link = await obtain(database, { groupId, uid, role, now: Date.now() });
  return link.ok ? { ...link.value, role } : undefined;
}

/** Joins by a link as somebody who is there, or as somebody new. */
export async function join(
  page: Pick<Page, 'database' | 'uid' | 'groupId'>,
  link: Link,
  as: { readonly personId: string } | { readonly name: string },
  dropped: (writeId: string) => void = () => undefined,
): Promise<boolean> {
  const who =
    'name' in as
      ? ({ kind: 'new', name: as.name } as const)
      : ({ kind: 'existing', personId: as.personId } as const);
  const { groupId, uid, database } = page;
  const write = joinGroup(database, { groupId, uid, ...link, as: who });
  // Its screen says so itself when it fails, or is gone.
  dropped(write.id);
  const done = await write.settled;
  if (!done.ok) await database.discardWrite(write.id);
  return done.ok;
}

/** Leaves the group; not for its last owner. */
export function leave(page: Page): void {
  leaveGroup(page.database, request(page));
}

/** Gives a member another role. */
export function giveRole(page: Page, member: string, role: Role): void {
  setRole(page.database, { ...request(page), member }, role);
}

/** Adds an expense that is to come again. */
export function repeat(page: Page, ids: readonly [string, string], expense: NewExpense): void {
  const [expenseId, seriesId] = ids;
  const frequency = 'daily' as const;
  startSeries(page.database, { ...at(page), expenseId, seriesId, frequency, expense });
}

/** Adds all that is due of a series, as the banner does. */
export async function addDue(page: Page, series: ShownSeries, today: string): Promise<void> {
  const request = { ...at(page), series };
  await addDueOccurrences(page.database, request, dueDays(series.data, today));
}

/** Days on which a series is due. */
export function dueOf(series: ShownSeries, today: string): readonly string[] {
  return dueDays(series.data, today);
}

/** Whether the page offers to change anything. */
export function mayChange({ reading, uid }: Page): boolean {
  const group = reading.group();
  return group !== undefined && mayEdit(group.data, uid);
}

/** Changes the amount, the next day or the rest of a series. */
export function alterSeries(
  page: Page,
  series: ShownSeries,
  change: { readonly amount?: number; readonly nextDate?: string; readonly rests?: boolean },
): void {
  const { amount, ...rest } = change;
  const { template } = series.data;
  changeSeries(
    page.database,
    { ...at(page), series },
    { ...rest, ...(amount === undefined ? {} : { template: withAmount(series, amount) }) },
  );
  function withAmount({ id }: ShownSeries, minor: number) {
    const { groupAmount: _, groupCurrency: __, rate: ___, ...kept } = template;
    const { rateSource: ____, rateDate: _____, ...own } = kept;
    const inputs = Object.keys(template.shares);
    const how = { mode: 'equal', inputs } as const;
    const shares = split({ expenseId: id, amount: minor, split: how });
    const [payer = ''] = Object.keys(template.payers);
    return {
      ...own,
      amount: minor,
      payers: { [payer]: minor },
      split: how,
      shares: shares.ok ? shares.value : template.shares,
    };
  }
}

/** Ends a series. */
export function endSeries(page: Page, series: ShownSeries): void {
  deleteSeries(page.database, { ...at(page), series });
}

/** Brings expenses of a file in; needs a connection. */
export async function bringIn(
  page: Page,
  entries: readonly (NewExpense & { readonly id: string })[],
): Promise<void> {
  const known = new Map(page.reading.expenses().map((expense) => [expense.id, expense.data]));
  await importEntries(page.database, {
    ...at(page),
    owns: owns(page),
    entries: entries.flatMap((entry) => {
      const there = known.get(entry.id);
      if (there === undefined) return [entry];
      return there.takenBack === true ? [{ ...entry, takenBackAt: there.rev }] : [];
    }),
  });
}

/** Takes an import back; needs a connection. */
export async function takeBack(page: Page, ids: readonly string[]): Promise<void> {
  await takeBackImport(page.database, { ...at(page), owns: owns(page), ids: new Set(ids) });
}

/** Saves a refused edit over what came first, as its comparison does; false where there is none. */
export function saveOverTheirs(page: Page, refused: RefusedWrite): boolean {
  const edits = linksOf(refused).flatMap(({ label, draft, operations }) => {
    const parsed = v.safeParse(v.object({ edited: decidedSchema }), draft);
    if (label !== 'edit-expense' || !parsed.success) return [];
    const ids = operations.flatMap(({ path }) => /\/expenses\/([^/]+)$/u.exec(path)?.[1] ?? []);
    return [{ ids, edited: parsed.output.edited }];
  });
  const last = edits.at(-1);
  const expense = page.reading.expenses().find(({ id }) => last?.ids.includes(id));
  if (last === undefined || expense === undefined) return false;
  editExpense(page.database, { ...at(page), expense }, last.edited);
  void page.database.discardWrite(refused.id);
  return true;
}

/** All that was refused and is told: what was made on something refused is told with it. */
export function toldOf(database: Database): readonly RefusedWrite[] {
  return database.syncStatus.get().refused.flatMap(linksOf);
}

/** Ids of a refused write and of what was made on it: they are given up together. */
export function idsOf(refused: RefusedWrite): readonly string[] {
  return linksOf(refused).map(({ id }) => id);
}

/** What the app does by itself about refused writes, for as long as a page is open. */
export function attendRefused(database: Database, dropped: (id: string) => void): () => void {
  const tried = new Set<string>();
  async function drop(write: RefusedWrite): Promise<void> {
    for (const id of idsOf(write)) dropped(id);
    await database.discardWrite(write.id);
  }
  async function makeAgain(write: RefusedWrite, change: (batch: WriteBatch) => void) {
    const again = database.write(write.label, change, { draft: write.draft });
    await drop(write);
    if (!(await again.settled).ok) return;
    for (const { id, label, at: when } of database.syncStatus.get().refused) {
      const waits = label === 'add-expense' || label === 'record-payment';
      if (waits && when > write.at) database.retryWrite(id);
    }
  }
  return database.syncStatus.subscribe(() => {
    for (const write of database.syncStatus.get().refused) {
      const isDouble = linksOf(write).every(({ label }) => label === ADD_OCCURRENCE);
      if (isDouble) void drop(write);
      if (isDouble || tried.has(write.id)) continue;
      if (isVoid(write)) {
        tried.add(write.id);
        void drop(write);
        continue;
      }
      const change = rebasedChange(write);
      if (change === undefined) continue;
      tried.add(write.id);
      void makeAgain(write, change);
    }
  });
}

/** What a write moves of the group's balances and count. */
export function movedBy(operations: readonly WriteOperation[], groupId: string): GroupSums {
  const balances: Record<string, Record<string, number>> = {};
  let count = 0;
  for (const operation of operations) {
    if (operation.kind !== 'update' || operation.path !== `groups/${groupId}`) continue;
    for (const [field, value] of Object.entries(operation.patch)) {
      const by = incrementIn(value);
      const [name, currency = '', person = ''] = field.split('.');
      if (name === 'balances') (balances[currency] ??= {})[person] = by;
      if (name === 'expenseCount') count += by;
    }
  }
  return { balances, count };
}

function incrementIn(value: unknown): number {
  return typeof value === 'object' && value !== null ? Number(Reflect.get(value, 'by') ?? 0) : 0;
}

/** Ids of the entries of the history that a write makes. */
export function entriesOf(operations: readonly WriteOperation[]): readonly string[] {
  return operations.flatMap(({ kind, path }) =>
    kind === 'create' ? (/\/activity\/([^/]+)$/u.exec(path)?.[1] ?? []) : [],
  );
}

/** A stored document, as the server holds it. */
export type Stored = Readonly<Record<string, unknown>>;

/** What a stored expense counts as; `undefined` for a deleted one. */
export function decidedIn(stored: Stored): NewExpense | undefined {
  return stored['deletedAt'] === undefined ? v.parse(decidedSchema, stored) : undefined;
}

/** What a person decided about a stored expense, as text; deleted or not. */
export function contentOf(stored: Stored): string {
  return orderedText({ ...summaryOf(v.parse(decidedSchema, stored)) });
}

/** What an entry of the history says that a change was made on, or made, as text. */
export function contentInEntry(side: unknown): string {
  const { receiptNames: _, ...summary } = v.parse(v.looseObject({}), side);
  return orderedText(summary);
}

/** What all expenses that are not deleted add up to. */
export function countedUp(expenses: ReadonlyMap<string, Stored>) {
  const changes = [...expenses].flatMap(([expenseId, stored]) => {
    const after = decidedIn(stored);
    return after === undefined ? [] : [{ expenseId, after }];
  });
  const { balances, months, count } = sumsOf(changes);
  return { sums: { balances, count }, months };
}

/** What the month documents hold, by month: each currency is in two documents. */
export function monthsIn(stored: ReadonlyMap<string, Stored>): object {
  const months: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [id, { totals }] of stored) {
    const byCurrency = (months[monthOfTotals(id)] ??= {});
    for (const [currency, sums] of Object.entries(Object(totals))) {
      byCurrency[currency] = { ...byCurrency[currency], ...Object(sums) };
    }
  }
  return months;
}

/** Sums of a stored group. */
export function sumsIn(stored: Stored): GroupSums {
  return {
    balances: stored['balances'] as GroupSums['balances'],
    count: Number(stored['expenseCount']),
  };
}

/** Everything of a group that its screens show, as text, from any device or from the server. */
export function textOfGroup(group: object): string {
  const stored: Stored = { ...group };
  const { name, currency, people, categories, roles, memberUids, balances, expenseCount } = stored;
  return orderedText({
    name,
    currency,
    people,
    categories,
    roles,
    memberUids,
    balances,
    expenseCount,
  });
}

/** Text that is the same for equal values, whatever the order of their fields; times are left out. */
export function orderedText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    if ('toMillis' in inner || inner instanceof Date) return 'time';
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([, one]) => one !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}

function owns(page: Page): boolean {
  return groupOf(page).roles[page.uid] === 'owner';
}

function groupOf(page: Page) {
  return request(page).group.data;
}

function request({ reading, uid }: Page) {
  const group = reading.group();
  if (group === undefined) throw new Error('The page does not show the group.');
  return { group, uid };
}

function createdBy(page: Page, { id }: WriteHandle, path: RegExp): string | undefined {
  return page.operationsOf(id).flatMap((one) => path.exec(one.path)?.[1] ?? [])[0];
}

/** When a group was last changed, in epoch milliseconds, wherever it was read. */
export function lastChangeOf(group: object): number {
  const at: unknown = Reflect.get(group, 'lastActivityAt');
  if (at instanceof Date) return at.getTime();
  return typeof at === 'object' &&
    at !== null &&
    'toMillis' in at &&
    typeof at.toMillis === 'function'
    ? Math.floor(Number(at.toMillis()))
    : 0;
}
