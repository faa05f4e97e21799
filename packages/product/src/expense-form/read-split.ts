import { type Decimal, type ItemsInput, type Split, split, type SplitError } from '@quits/ledger';
import type { ExpenseForm } from './expense-form.ts';
import {
  readAmounts,
  readPercent,
  type ReadingOptions,
  readOptionalAmount,
} from './read-amounts.ts';

/** A split as far as it can be understood. */
export type ReadSplit =
  | {
      readonly ok: true;
      readonly split: Split;
      readonly shares: Readonly<Record<string, number>>;
    }
  | { readonly ok: false; readonly problem: SplitError };

/** Reads the split of an amount and computes the shares. */
export function readSplit(form: ExpenseForm, amount: number, options: ReadingOptions): ReadSplit {
  const typed = typedSplit(form, options);
  if (typed === undefined) return { ok: false, problem: { code: 'bad-input' } };
  const result = split({ expenseId: form.expenseId, amount, split: typed });
  return result.ok
    ? { ok: true, split: typed, shares: result.value }
    : { ok: false, problem: result.error };
}

/** Returns the total of a bill's lines in minor units; `undefined` if any is invalid. */
export function totalOfItems(form: ExpenseForm, options: ReadingOptions): number | undefined {
  const items = readItems(form.items, options);
  if (items === undefined) return undefined;
  const { lines, tax = 0, tip = 0, discount = 0 } = items;
  return lines.reduce((sum, { amount }) => sum + amount, tax + tip - discount);
}

function typedSplit(form: ExpenseForm, options: ReadingOptions): Split | undefined {
  const { mode, participants } = form;
  switch (mode) {
    case 'equal':
      return { mode, inputs: [...participants] };
    case 'weights':
      return {
        mode,
        inputs: Object.fromEntries(participants.map((id) => [id, String(form.weights[id] ?? 1)])),
      };
    case 'percent': {
      const inputs: Record<string, Decimal> = {};
      for (const id of participants) {
        const percent = readPercent(form.texts.percent[id] ?? '', options.locale);
        if (percent === undefined) return undefined;
        inputs[id] = percent;
      }
      return { mode, inputs };
    }
    case 'exact':
    case 'adjustment': {
      const texts = Object.fromEntries(participants.map((id) => [id, form.texts[mode][id] ?? '']));
      const inputs = readAmounts(texts, { ...options, allowNegative: mode === 'adjustment' });
      return inputs === undefined ? undefined : { mode, inputs };
    }
    case 'items': {
      const inputs = readItems(form.items, options);
      return inputs === undefined ? undefined : { mode, inputs };
    }
  }
}

function readItems(items: ExpenseForm['items'], options: ReadingOptions): ItemsInput | undefined {
  const lines: ItemsInput['lines'][number][] = [];
  for (const { title, amountText, people } of items.lines) {
    const amount = readOptionalAmount(amountText, options);
    if (amount === undefined) return undefined;
    const named = title.trim() === '' ? {} : { title: title.trim() };
    if (amount > 0) lines.push({ ...named, amount, people: [...people] });
  }
  const [tax, tip, discount] = [items.taxText, items.tipText, items.discountText].map((text) =>
    readOptionalAmount(text, options),
  );
  if (tax === undefined || tip === undefined || discount === undefined) return undefined;
  return {
    lines,
    ...(tax === 0 ? {} : { tax }),
    ...(tip === 0 ? {} : { tip }),
    ...(discount === 0 ? {} : { discount }),
  };
}
