import { isCurrency } from '@quits/ledger';
import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import type { ExpenseForm } from './expense-form.ts';

const rememberedSchema = v.object({
  payerId: v.optional(v.string()),
  /** People who were left out, so that new people participate by default. */
  without: v.array(v.string()),
  mode: v.picklist(['equal', 'weights', 'percent']),
  weights: v.record(v.string(), v.number()),
  percent: v.record(v.string(), v.string()),
  category: v.string(),
  currency: v.pipe(v.string(), v.check(isCurrency)),
});

/** Settings of a group's last expense on this device. */
export type Remembered = v.InferOutput<typeof rememberedSchema>;

/** User and group of the settings. */
export interface RememberedKey {
  readonly uid: string;
  readonly groupId: string;
}

/** Returns the settings of a group's last expense on this device. */
export function readRemembered(key: RememberedKey): Remembered | undefined {
  return onDevice.read(nameOf(key), rememberedSchema);
}

/** Stores the settings of an expense for the next one; ignores payments and income. */
export function remember(
  key: RememberedKey,
  form: ExpenseForm,
  people: readonly { readonly id: string }[],
): void {
  if (form.kind !== 'expense') return;
  const kept: Remembered = {
    payerId: form.paidBy.kind === 'one' ? form.paidBy.personId : undefined,
    without: people.map(({ id }) => id).filter((id) => !form.participants.includes(id)),
    // The amounts of the other modes belong to that one expense.
    mode: form.mode === 'weights' || form.mode === 'percent' ? form.mode : 'equal',
    weights: form.mode === 'weights' ? { ...form.weights } : {},
    percent: form.mode === 'percent' ? { ...form.texts.percent } : {},
    category: form.category,
    currency: form.currency,
  };
  onDevice.keep(nameOf(key), kept);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls the listener after each change; returns a function that unsubscribes it. */
export function onRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the currency of the last expense if it differs from the group's. It is only suggested: as
 * a default, it would stay after a trip abroad.
 */
export function rememberedCurrency(key: RememberedKey, groupCurrency: string): string | undefined {
  const currency = readRemembered(key)?.currency;
  return currency === groupCurrency ? undefined : currency;
}

/** Applies the stored settings to an empty form, as far as their people still exist. */
export function withHabits(form: ExpenseForm, habits: Remembered | undefined): ExpenseForm {
  if (habits === undefined) return form;
  const here = new Set(form.participants);
  const participants = form.participants.filter((id) => !habits.without.includes(id));
  const known = Object.entries(habits.percent).every(([id]) => here.has(id));
  const isPayerHere = habits.payerId !== undefined && here.has(habits.payerId);
  return {
    ...form,
    paidBy: isPayerHere ? { kind: 'one', personId: habits.payerId ?? '' } : form.paidBy,
    participants: participants.length === 0 ? form.participants : participants,
    mode: habits.mode === 'percent' && !known ? 'equal' : habits.mode,
    weights: { ...form.weights, ...habits.weights },
    texts: { ...form.texts, percent: habits.percent },
    category: habits.category,
  };
}

function nameOf({ uid, groupId }: RememberedKey): string {
  return `quits.entry.${uid}.${groupId}`;
}
