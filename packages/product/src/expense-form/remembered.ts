import { isCurrency } from '@quits/ledger';
import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import type { ExpenseForm } from './expense-form.ts';

const rememberedSchema = v.object({
  payerId: v.optional(v.string()),
  /** Who was left out, so that someone new takes part. */
  without: v.array(v.string()),
  mode: v.picklist(['equal', 'weights', 'percent']),
  weights: v.record(v.string(), v.number()),
  percent: v.record(v.string(), v.string()),
  category: v.string(),
  currency: v.pipe(v.string(), v.check(isCurrency)),
});

/** How the last expense of a group was made on this device. */
export type Remembered = v.InferOutput<typeof rememberedSchema>;

/** Whose habits, and in which group. */
export interface RememberedKey {
  readonly uid: string;
  readonly groupId: string;
}

/** How the last expense of a group was made on this device, if there was one. */
export function readRemembered(key: RememberedKey): Remembered | undefined {
  return onDevice.read(nameOf(key), rememberedSchema);
}

/** Keeps how an expense was made for the next one; payments and income say nothing about that. */
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

/** Calls back whenever something is remembered; returns what ends that. */
export function onRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The currency of the last expense where it was not the group's own. It is offered and never taken
 * over: who goes on typing at home would go on in what they paid with abroad.
 */
export function rememberedCurrency(key: RememberedKey, groupCurrency: string): string | undefined {
  const currency = readRemembered(key)?.currency;
  return currency === groupCurrency ? undefined : currency;
}

/** Fills an empty form in with the group's habits, as far as these people are still there. */
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
