import { useUser } from '@quits/auth/react';
import { useFormatter } from '@quits/i18n/react';
import { useCategoryGuess } from '../categories/use-category-guess.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { type NamedPerson, ownPersonId } from '@quits/product/person/people.ts';
import { checkExpense, type CheckedExpense } from '@quits/product/expense-form/check-expense.ts';
import { fillInLine } from '@quits/product/expense-form/entry-line.ts';
import type { EntryLineError, Reading } from '@quits/ledger';
import { ok, type Result } from '@quits/errors';
import { inCurrency } from '@quits/product/expense-form/in-currency.ts';
import { useFindRate } from '../group-expenses/use-last-rate.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { firstCharacters, LIMITS } from '@quits/product/limits.ts';

/** Reads forms for the open group. */
export interface FormReader {
  /** Returns the form with the guessed category. */
  readonly completed: (form: ExpenseForm) => ExpenseForm;
  readonly check: (form: ExpenseForm) => CheckedExpense;
  /** Returns the form with a line typed into one of its fields parsed, if there is one. */
  readonly withLine: (form: ExpenseForm) => ExpenseForm;
  /** Returns why a line typed into the amount can't be parsed, if there is one. */
  readonly lineProblem: (form: ExpenseForm) => EntryLineError | undefined;
  /** Returns the form filled in from a line; `reading` resolves an ambiguous number. */
  readonly fillIn: (
    form: ExpenseForm,
    line: string,
    reading?: Reading,
  ) => Result<ExpenseForm, EntryLineError>;
}

/** Returns functions that read forms of the open group. */
export function useFormReader(people: readonly NamedPerson[], groupCurrency: string): FormReader {
  const guess = useCategoryGuess();
  const { locale } = useFormatter();
  const findRate = useFindRate();
  const { data } = useGroup();
  const me = ownPersonId(data, useUser()?.uid);
  const nameOf = (id: string) => data.people[id]?.name ?? '';

  function fillIn(form: ExpenseForm, line: string, reading?: Reading) {
    const today = localDate(new Date());
    const options = { locale, people, today, reading, ...(me === undefined ? {} : { me }) };
    const filled = fillInLine(form, line, options);
    if (!filled.ok || filled.value.currency === form.currency) return filled;
    const { currency } = filled.value;
    const last = findRate(currency, groupCurrency);
    return ok(inCurrency(filled.value, currency, { last, locale }));
  }

  return {
    completed: (form) =>
      form.categoryIs === 'chosen'
        ? form
        : { ...form, category: guess(form.title) ?? form.category },
    check: (form) =>
      checkExpense(form, {
        groupCurrency,
        locale,
        paymentTitle: (from, to) =>
          firstCharacters(`${nameOf(from)} → ${nameOf(to)}`, LIMITS.text.title),
      }),
    withLine: (form) => {
      const line = lineIn(form);
      if (line === undefined) return form;
      const filled = fillIn(form, line);
      return filled.ok ? filled.value : form;
    },
    lineProblem: (form) => {
      const line = lineIn(form);
      if (line === undefined || line !== form.amountText) return undefined;
      const filled = fillIn(form, line);
      return filled.ok ? undefined : filled.error;
    },
    fillIn,
  };
}

/** Returns the typed line: words in the amount, or a number in the title without an amount. */
function lineIn({ amountText, title }: ExpenseForm): string | undefined {
  if (/\p{L}{2}/u.test(amountText)) return title === '' ? amountText : undefined;
  return amountText.trim() === '' && /\p{N}/u.test(title) ? title : undefined;
}
