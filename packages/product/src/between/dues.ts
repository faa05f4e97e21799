import type { Doc } from '@quits/firestore';
import type { SimplifyDebtsRequest } from '@quits/ledger';
import { balanceSheets, type Payment, type SheetOptions } from '../balances/balance-sheets.ts';
import type { PartyEntry } from '../balances/party-entries.ts';
import { partiesOf } from '../balances/parties.ts';
import { payerAndPayee, type PaymentPerson } from '../balances/payer-and-payee.ts';
import type { Group } from '../group/schema.ts';
import { ownPersonId } from '../person/people.ts';
import type { Contact, Place } from './contacts.ts';

/** An amount between the reader and another person of one group. */
export interface Due extends Place {
  readonly currency: string;
  /** Minor units; positive if the reader gets them back, never 0. */
  readonly minor: number;
  /** The payment that settles it. */
  readonly payment: Payment;
  readonly from: PaymentPerson;
  readonly to: PaymentPerson;
}

/** The amounts between the reader and the others in one group. */
export interface GroupDues {
  /**
   * `reading` while the history is needed, `computing` while a plan is being computed, `unbalanced` if the stored balances don't
   * sum to 0.
   */
  readonly status: 'ready' | 'reading' | 'computing' | 'unbalanced';
  /** Preliminary unless `ready`. */
  readonly dues: readonly Due[];
  /** Plans that have to be computed. */
  readonly requests: readonly SimplifyDebtsRequest[];
}

/** Options of {@link duesIn}. */
export interface DuesOptions {
  readonly uid: string;
  /** Expenses of the group; required only if {@link needsHistory}. */
  readonly entries?: readonly PartyEntry[] | undefined;
  readonly plan?: SheetOptions['plan'];
  readonly compare: SheetOptions['compare'];
}

/** Returns whether debts between people don't follow from a group's balances. */
export function needsHistory(group: Pick<Group, 'simplify' | 'people'>): boolean {
  return !group.simplify && countParties(group) > 2;
}

/**
 * Returns the amounts between the reader and the others in a group: with simplified debts, the suggested payments from and to the
 * reader, otherwise the debts from the expenses. A household counts as one: what is between two households is between the members
 * in whose name its payment is recorded. The amounts of a currency sum to the balance of the reader or their household.
 */
export function duesIn({ id, data }: Doc<Group>, options: DuesOptions): GroupDues {
  const own = ownPersonId(data, options.uid);
  if (own === undefined) return { status: 'ready', dues: [], requests: [] };
  const { entries, plan, compare } = options;
  // Between two, the balance is the debt.
  const isSimple = data.simplify || !needsHistory(data);
  const sheets = balanceSheets(isSimple ? { ...data, simplify: true } : data, {
    entries,
    compare,
    ...(plan === undefined ? {} : { plan }),
  });
  const kinds = new Set(sheets.map((sheet) => sheet.plan.kind));
  const dues = sheets.flatMap(({ currency, plan: made }) =>
    'payments' in made
      ? made.payments.flatMap((payment) => dueOf(data, { groupId: id, own, currency, payment }))
      : [],
  );
  return {
    status: kinds.has('unbalanced')
      ? 'unbalanced'
      : kinds.has('unknown')
        ? 'reading'
        : kinds.has('working')
          ? 'computing'
          : 'ready',
    dues,
    requests: sheets.flatMap((sheet) =>
      sheet.plan.kind === 'working' ? [sheet.plan.request] : [],
    ),
  };
}

/** Returns the amounts with one contact, in the order of the groups. */
export function duesWith(dues: readonly Due[], { places }: Contact): readonly Due[] {
  return dues.filter(({ groupId, personId }) =>
    places.some((place) => place.groupId === groupId && place.personId === personId),
  );
}

/** Sum in one currency. */
export interface DueSum {
  readonly currency: string;
  /** Minor units; positive if the reader gets them back, never 0. */
  readonly minor: number;
}

/** Sums amounts by currency, in order of the currencies; without zeros. */
export function sumDues(dues: readonly Pick<Due, 'currency' | 'minor'>[]): readonly DueSum[] {
  const sums = new Map<string, number>();
  for (const { currency, minor } of dues) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function countParties({ people }: Pick<Group, 'people'>): number {
  const present = Object.entries(people).filter(([, { mergedInto }]) => mergedInto === undefined);
  const { households } = partiesOf({ people });
  return new Set(present.map(([id]) => households[id] ?? id)).size;
}

interface PlannedDue {
  readonly groupId: string;
  readonly own: string;
  readonly currency: string;
  readonly payment: Payment;
}

function dueOf(group: Group, { groupId, own, currency, payment }: PlannedDue): readonly Due[] {
  const pays = payment.from.members.includes(own);
  if (!pays && !payment.to.members.includes(own)) return [];
  const { from, to } = payerAndPayee(group, payment, currency);
  const minor = pays ? -payment.minor : payment.minor;
  return [{ groupId, personId: (pays ? to : from).id, currency, minor, payment, from, to }];
}
