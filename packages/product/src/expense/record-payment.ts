import { generateId, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { localDate } from '../values/local-date.ts';
import { addExpense } from './add-expense.ts';

/** A payment made outside of the app. */
export interface RecordPaymentRequest {
  readonly groupId: string;
  readonly uid: string;
  readonly payment: {
    readonly from: { readonly id: string; readonly name: string };
    readonly to: { readonly id: string; readonly name: string };
    /** Minor units. */
    readonly minor: number;
  };
  readonly currency: string;
  readonly now: Date;
}

/** Records a payment between two people; changes balances like an expense. */
export function recordPayment(database: Database, request: RecordPaymentRequest): WriteHandle {
  const { groupId, uid, payment, currency, now } = request;
  const { from, to, minor } = payment;
  return addExpense(database, {
    groupId,
    uid,
    expenseId: generateId(),
    expense: {
      kind: 'payment',
      title: `${from.name} → ${to.name}`,
      amount: minor,
      currency,
      date: localDate(now),
      category: 'payment',
      payers: { [from.id]: minor },
      split: { mode: 'exact', inputs: { [to.id]: minor } },
      shares: { [to.id]: minor },
    },
  });
}
