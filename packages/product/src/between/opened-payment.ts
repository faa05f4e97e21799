import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import type { Group } from '../group/schema.ts';
import { openedPaymentKey } from './opened-payment-key.ts';
import { amountSchema, currencySchema, idSchema } from '../values/common.ts';

const personSchema = v.object({ id: idSchema, name: v.string() });

const openedSchema = v.object({
  /** When the way to pay was opened, in epoch milliseconds. */
  at: v.number(),
  /** Whether a link was followed; a code that is only shown counts while it is shown. */
  isFollowed: v.boolean(),
  /** Name of the payee, and the amount in minor units. */
  name: v.string(),
  minor: amountSchema,
  currency: currencySchema,
  /** The payments to record; negative amounts are the reader's debts. */
  dues: v.array(
    v.object({
      groupId: idSchema,
      currency: currencySchema,
      minor: v.number(),
      from: personSchema,
      to: personSchema,
    }),
  ),
});

/** A payment for which the user has opened another app or shown a code, without an address or number of an account. */
export type OpenedPayment = Readonly<v.InferOutput<typeof openedSchema>>;

/** Time after which the app no longer asks about a payment, in ms. */
const LIFETIME = 86_400_000;

/** Stores a payment until the app has asked about it; replaces an earlier one. */
export function keepOpenedPayment(uid: string, payment: OpenedPayment): void {
  onDevice.keep(openedPaymentKey(uid), payment);
}

/** Forgets a payment whose code was only shown. */
export function dropShownPayment(uid: string): void {
  const kept = onDevice.read(openedPaymentKey(uid), openedSchema);
  if (kept?.isFollowed === false) onDevice.keep(openedPaymentKey(uid), undefined);
}

/** Returns the payment to ask about, once; `undefined` if there is none, or it is a day old. */
export function takeOpenedPayment(uid: string, now: number): OpenedPayment | undefined {
  const kept = onDevice.read(openedPaymentKey(uid), openedSchema);
  onDevice.keep(openedPaymentKey(uid), undefined);
  return kept === undefined || now - kept.at > LIFETIME ? undefined : kept;
}

/**
 * Returns whether a payment is still owed as far as balances tell: somebody else may have recorded it. Without simplified debts,
 * balances can be lower than what one owes another.
 */
export function isStillOwed(
  { dues }: Pick<OpenedPayment, 'dues'>,
  groups: ReadonlyMap<string, Pick<Group, 'people' | 'balances' | 'simplify' | 'archivedAt'>>,
): boolean {
  return dues.every(({ groupId, currency, minor, from, to }) => {
    const group = groups.get(groupId);
    if (group === undefined || group.archivedAt !== undefined) return false;
    if (!group.simplify) return true;
    const { people, balances } = group;
    const unit = (id: string) => people[id]?.household ?? id;
    const sumOf = (id: string) =>
      Object.entries(balances[currency] ?? {})
        .filter(([person]) => unit(person) === unit(id))
        .reduce((sum, [, amount]) => sum + amount, 0);
    return Math.min(-sumOf(from.id), sumOf(to.id)) >= Math.abs(minor);
  });
}
