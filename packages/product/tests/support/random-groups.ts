import type { Doc } from '@quits/firestore';
import { groupByHousehold, sumByHousehold } from '@quits/ledger';
import type { PartyEntry } from '../../src/balances/party-entries.ts';
import { contactsIn } from '../../src/between/contacts.ts';
import { type Due, duesIn, type DueSum, duesWith, sumDues } from '../../src/between/dues.ts';
import type { Group } from '../../src/group/schema.ts';
import { householdsOf } from '../../src/group/households-of.ts';
import { sampleGroup } from '../../src/testing/sample-group.ts';

/** A group with random debts, and the expenses behind them. */
export interface RandomGroup {
  readonly group: Doc<Group>;
  readonly entries: readonly PartyEntry[];
}

/** Returns a group of the account `ana` with random people, households, currencies and debts. */
export function randomGroup(id: string, random: () => number): RandomGroup {
  const upTo = (most: number) => Math.floor(random() * most);
  const ids = Array.from({ length: 2 + upTo(7) }, (_, at) => `p${String(at)}`);
  const people = Object.fromEntries(
    ids.map((person, at) => [
      person,
      {
        name: `Person ${String(at)}`,
        defaultWeight: 1,
        ...(at === 0 ? { uid: 'ana' } : random() < 0.5 ? { uid: `u${String(upTo(6))}-${id}` } : {}),
        ...(random() < 0.3 ? { household: ['North', 'South'][upTo(2)] ?? '' } : {}),
      },
    ]),
  );
  const balances: Record<string, Record<string, number>> = {};
  const households = householdsOf({ people });
  const entries = Array.from({ length: upTo(12) }, (_, at): PartyEntry => {
    const currency = ['EUR', 'USD', 'JPY'][upTo(3)] ?? 'EUR';
    const amount = 1 + upTo(20_000);
    const payer = ids[upTo(ids.length)] ?? 'p0';
    const others = ids.filter(() => random() < 0.6);
    const sharers = others.length === 0 ? [payer] : others;
    const each = Math.floor(amount / sharers.length);
    const owed = Object.fromEntries(
      sharers.map((person, index) => [
        person,
        index === 0 ? amount - each * (sharers.length - 1) : each,
      ]),
    );
    const sums = (balances[currency] ??= {});
    sums[payer] = (sums[payer] ?? 0) + amount;
    for (const [person, minor] of Object.entries(owed)) {
      sums[person] = (sums[person] ?? 0) - minor;
    }
    return {
      ...groupByHousehold(
        {
          id: `e${String(at)}`,
          kind: 'expense',
          date: '2026-11-01',
          category: 'other',
          currency,
          amount,
          payers: { [payer]: amount },
          shares: owed,
        },
        households,
      ),
      title: 'x',
      expenseId: `e${String(at)}`,
    };
  });
  const data: Group = {
    ...sampleGroup(),
    people,
    balances,
    simplify: random() < 0.5,
    expenseCount: entries.length,
  };
  return { group: { id, path: `groups/${id}`, pending: false, data }, entries };
}

/** Returns a message if the amounts between the account and the others don't add up to its balances, in total and per group. */
export function findWrongSum(groups: readonly RandomGroup[]): string | undefined {
  const contacts = contactsIn(
    groups.map(({ group }) => group),
    { uid: 'ana', joined: {} },
  );
  const all: Due[] = [];
  const total: { readonly currency: string; readonly minor: number }[] = [];
  for (const { group, entries } of groups) {
    const { status, dues } = duesIn(group, { uid: 'ana', entries, compare: byCode });
    if (status !== 'ready') return `${group.id} is ${status}`;
    const households = householdsOf(group.data);
    const balances = Object.entries(group.data.balances).map(([currency, byPerson]) => ({
      currency,
      minor: sumByHousehold(byPerson, households)[households['p0'] ?? 'p0'] ?? 0,
    }));
    const wrong = difference(sumDues(dues), sumDues(balances));
    if (wrong !== undefined) return `${group.id}: ${wrong}`;
    all.push(...dues);
    total.push(...balances);
  }
  // Each amount is with exactly one contact.
  const byContact = contacts.flatMap((contact) => sumDues(duesWith(all, contact)));
  return difference(sumDues(byContact), sumDues(total));
}

const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function difference(one: readonly DueSum[], other: readonly DueSum[]): string | undefined {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a === b ? undefined : `${a} instead of ${b}`;
}

/** Returns a generator of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
