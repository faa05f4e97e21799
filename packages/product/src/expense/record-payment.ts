import { type AppError, err, ok, type Result } from '@quits/errors';
import { firstResultWithin, generateId, type WriteHandle } from '@quits/firestore';
import { firstCharacters, LIMITS } from '../limits.ts';
import type { Database } from '../database.ts';
import { localDate } from '../values/local-date.ts';
import { addExpense } from './add-expense.ts';
import { deleteExpense } from './change-expense.ts';
import { expenses } from './collections.ts';
import type { Conversion, NewExpense } from './new-expense.ts';

/** A payment made outside of the app. */
export interface RecordPaymentRequest {
  readonly groupId: string;
  readonly uid: string;
  /** @default a new one */
  readonly expenseId?: string;
  readonly payment: {
    readonly from: { readonly id: string; readonly name: string };
    readonly to: { readonly id: string; readonly name: string };
    /** Minor units. */
    readonly minor: number;
  };
  readonly currency: string;
  /** Conversion to the currency of the debt, if the payment was made in another. @default {} */
  readonly conversion?: Conversion;
  /** `YYYY-MM-DD`. @default the day of `now` */
  readonly date?: string;
  readonly now: Date;
}

/** Records a payment between two people; changes balances like an expense. */
export function recordPayment(database: Database, request: RecordPaymentRequest): WriteHandle {
  const { groupId, uid, expenseId = generateId(), payment, currency, conversion, now } = request;
  const date = request.date ?? localDate(now);
  return addExpense(database, {
    groupId,
    uid,
    expenseId,
    expense: paymentExpense({ ...payment, currency, conversion, date }),
  });
}

/** Payer, payee, amount and day of a payment. */
export type PaymentFields = RecordPaymentRequest['payment'] &
  Pick<RecordPaymentRequest, 'currency'> & {
    readonly conversion?: Conversion | undefined;
    readonly date: string;
  };

/** Returns a payment as the expense that records it. */
export function paymentExpense(payment: PaymentFields): NewExpense {
  const { from, to, minor, currency, conversion, date } = payment;
  return {
    kind: 'payment',
    title: firstCharacters(`${from.name} → ${to.name}`, LIMITS.text.title),
    amount: minor,
    currency,
    ...conversion,
    date,
    category: 'payment',
    payers: { [from.id]: minor },
    split: { mode: 'exact', inputs: { [to.id]: minor } },
    shares: { [to.id]: minor },
  };
}

/**
 * Deletes a payment that this device just recorded. Returns its write, undefined if it is deleted already, or the error that
 * kept it from being read.
 */
export async function undoPayment(
  database: Database,
  { groupId, uid, expenseId }: Readonly<Record<'groupId' | 'uid' | 'expenseId', string>>,
): Promise<Result<WriteHandle | undefined, AppError>> {
  const found = await firstResultWithin(
    database.liveDocument(expenses, { groupId, id: expenseId }),
  );
  if (!found.ok) return found;
  if (found.value.status === 'failed') return err(found.value.error);
  const expense = found.value.status === 'ready' ? found.value.data : undefined;
  if (expense === undefined || expense.data.deletedAt !== undefined) return ok(undefined);
  return ok(deleteExpense(database, { groupId, uid, expense }));
}
