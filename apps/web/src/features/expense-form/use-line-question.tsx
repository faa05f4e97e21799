import { useFormatter } from '@quits/i18n/react';
import type { ReactNode } from 'react';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import type { FormReader } from '../../expense-entry/use-form-reader.ts';
import { useLineProblem } from '../../expense-entry/use-line-problem.ts';
import { READINGS, WhichNumber } from '../../expense-entry/which-number.tsx';

/** Feedback on a whole line typed into the amount. */
export interface LineQuestion {
  /** Problem with the line. */
  readonly error: string | undefined;
  /** Question about an ambiguous number. */
  readonly question: ReactNode | undefined;
}

/**
 * Returns feedback on a whole line in the amount of a form, such as `1.234 rent` in English euros.
 */
export function useLineQuestion(
  form: ExpenseForm,
  {
    reader,
    onChange,
  }: { readonly reader: FormReader; readonly onChange: (form: ExpenseForm) => void },
): LineQuestion {
  const { money } = useFormatter();
  const problemText = useLineProblem();
  const problem = reader.lineProblem(form);
  if (problem === undefined) return { error: undefined, question: undefined };
  if (problem.code !== 'ambiguous') {
    const isTelling = problem.code === 'other-currency';
    return { error: isTelling ? problemText(problem) : undefined, question: undefined };
  }
  const choose = (index: number) => {
    const filled = reader.fillIn(form, form.amountText, READINGS[index]);
    if (filled.ok) onChange(filled.value);
  };
  return {
    error: problemText(problem),
    question: (
      <WhichNumber
        readings={problem.readings.map((minor, index) => ({
          label: money(minor, problem.currency),
          onChoose: () => choose(index),
        }))}
      />
    ),
  };
}
