import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import { settlingKey } from './settling-key.ts';
import { amountSchema, currencySchema, dateSchema, idSchema } from '../values/common.ts';

const personSchema = v.object({ id: idSchema, name: v.string() });

const settlementSchema = v.object({
  groupId: idSchema,
  expenseId: idSchema,
  /** Revision of its commit in the group. */
  rev: idSchema,
  from: personSchema,
  to: personSchema,
  /** Minor units. */
  minor: amountSchema,
  currency: currencySchema,
  date: dateSchema,
});

/** A payment that settles what is between two people in one group. */
export type Settlement = Readonly<v.InferOutput<typeof settlementSchema>>;

/** Returns the payments that an account began to record on this device, unless the server has all of them. */
export function pendingSettling(uid: string): readonly Settlement[] {
  return onDevice.read(settlingKey(uid), v.array(settlementSchema)) ?? [];
}

/** Stores payments until all are queued; `undefined` removes them. */
export function keepSettling(uid: string, settlements: readonly Settlement[] | undefined): void {
  onDevice.keep(settlingKey(uid), settlements);
}
