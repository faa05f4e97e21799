import { formatDecimal } from '@quits/ledger';
import type { Usual } from '../group/usual.ts';
import { isOnlooker, sharersOf } from '../person/onlookers.ts';
import type { ExpenseForm } from './expense-form.ts';
import { readPercent } from './read-amounts.ts';

/** People and language of a form. */
export interface UsualOptions {
  /** All people in the form. */
  readonly people: readonly { readonly id: string; readonly defaultWeight: number }[];
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
}

type SplitFields = Pick<ExpenseForm, 'mode' | 'participants' | 'weights' | 'texts'>;

/** Applies a group's defaults to the form of a new expense. */
export function withUsual(form: ExpenseForm, usual: Usual, options: UsualOptions): ExpenseForm {
  const { category, payerId } = usual;
  const isHere = options.people.some(({ id }) => id === payerId);
  return {
    ...withUsualSplit(form, usual, options),
    ...(category === undefined ? {} : { category }),
    ...(payerId !== undefined && isHere ? { paidBy: { kind: 'one', personId: payerId } } : {}),
  };
}

/** Applies only the usual split. */
export function withUsualSplit(
  form: ExpenseForm,
  usual: Usual,
  options: UsualOptions,
): ExpenseForm {
  return { ...form, ...usualFields(form, usual, options) };
}

/** Returns whether a form has the group's usual split; false if the group has none. */
export function hasUsualSplit(form: ExpenseForm, usual: Usual, options: UsualOptions): boolean {
  const fields = usualFields(form, usual, options);
  if (fields === undefined || form.mode !== fields.mode) return false;
  const { participants } = fields;
  if (form.participants.length !== participants.length) return false;
  return participants.every((id) => {
    if (!form.participants.includes(id)) return false;
    if (form.mode === 'weights') return form.weights[id] === fields.weights[id];
    if (form.mode !== 'percent') return true;
    const [typed, kept] = [form, fields].map(({ texts }) =>
      readPercent(texts.percent[id] ?? '', options.locale),
    );
    return typed !== undefined && Number(typed) === Number(kept);
  });
}

function usualFields(
  form: ExpenseForm,
  { split }: Usual,
  { people, locale }: UsualOptions,
): SplitFields | undefined {
  if (split === undefined) return undefined;
  const { mode, parts } = split;
  const { weights, texts } = form;
  const ids = (list: UsualOptions['people']) => list.map(({ id }) => id);
  if (parts === undefined) return { mode, participants: ids(sharersOf(people)), weights, texts };
  const partOf = (id: string) => (Object.hasOwn(parts, id) ? Number(parts[id]) : undefined);
  // Someone who was added after the shares were set takes part with their own usual share.
  const isIn = (person: UsualOptions['people'][number]) =>
    mode === 'weights' && partOf(person.id) === undefined
      ? !isOnlooker(person)
      : (partOf(person.id) ?? 0) > 0;
  const participants = ids(people.filter(isIn));
  if (participants.length === 0) return undefined;
  if (mode === 'weights') {
    const shares = participants.flatMap((id) => {
      const part = partOf(id);
      return part === undefined ? [] : [[id, part] as const];
    });
    return { mode, participants, weights: { ...weights, ...Object.fromEntries(shares) }, texts };
  }
  if (mode === 'equal') return { mode, participants, weights, texts };
  const percent = participants.map((id) => [id, formatDecimal(parts[id] ?? '0', locale)] as const);
  return {
    mode,
    participants,
    weights,
    texts: { ...texts, percent: { ...texts.percent, ...Object.fromEntries(percent) } },
  };
}
