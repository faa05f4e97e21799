import type { SplitError } from '@quits/ledger';
import { useFormat, useT } from '@quits/i18n/react';
import { SplitEditor, type SplitEntry } from '@quits/ui';
import type { NamedPerson } from '../../data/people.ts';
import { useHue } from '../../group-context/use-hue.ts';
import type { CheckedExpense } from './check-expense.ts';
import { type ExpenseForm, FORM_MODES, type FormMode } from './expense-form.ts';

/** Props of {@link SplitPart}. */
export interface SplitPartProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly currency: string;
  readonly checked: CheckedExpense;
  readonly onChange: (form: ExpenseForm) => void;
}

const ENTRY: Readonly<Record<FormMode, SplitEntry>> = {
  equal: 'ticks',
  weights: 'weights',
  percent: 'text',
  exact: 'text',
  adjustment: 'text',
};

const MODE_TEXT = {
  equal: 'expenses:splitEqual',
  weights: 'expenses:splitShares',
  percent: 'expenses:splitPercent',
  exact: 'expenses:splitExact',
  adjustment: 'expenses:splitAdjustment',
} as const satisfies Record<FormMode, string>;

/** Who shares it, in which way, and what comes of it for each. */
export function SplitPart({ form, people, currency, checked, onChange }: SplitPartProps) {
  const hueOf = useHue();
  const t = useT();
  const { money, currencySymbol } = useFormat();
  const { mode, participants } = form;
  const { amount, shares, problems } = checked;
  const texts = mode === 'equal' || mode === 'weights' ? undefined : form.texts[mode];

  function include(personId: string, included: boolean): void {
    const next = people
      .map(({ id }) => id)
      .filter((id) => (id === personId ? included : participants.includes(id)));
    onChange({ ...form, participants: next });
  }

  function type(personId: string, text: string): void {
    if (mode === 'equal' || mode === 'weights') return;
    onChange({
      ...form,
      texts: { ...form.texts, [mode]: { ...form.texts[mode], [personId]: text } },
    });
  }

  return (
    <SplitEditor
      modes={FORM_MODES.map((value) => ({ value, label: t(MODE_TEXT[value]) }))}
      mode={mode}
      onModeChange={(next) => onChange({ ...form, mode: next })}
      entry={ENTRY[mode]}
      rows={people.map(({ id, name }) => ({
        id,
        name,
        hue: hueOf(id),
        included: participants.includes(id),
        input: texts?.[id] ?? '',
        weight: form.weights[id] ?? 1,
        share: shares[id] === undefined ? '' : money(shares[id], currency),
      }))}
      onIncludedChange={include}
      onInputChange={type}
      onWeightChange={(id, weight) =>
        onChange({ ...form, weights: { ...form.weights, [id]: weight } })
      }
      unit={mode === 'percent' ? '%' : currencySymbol(currency)}
      remainder={
        amount === undefined || problems.split === undefined ? '' : remainderText(problems.split)
      }
      state={amount !== undefined && problems.split !== undefined ? 'open' : 'even'}
      labels={{
        mode: t('expenses:splitHow'),
        people: t('groups:people'),
        input: (name) => t('expenses:partOf', { name }),
        quantity: { less: t('expenses:fewerShares'), more: t('expenses:moreShares') },
      }}
    />
  );

  function remainderText(problem: SplitError): string {
    switch (problem.code) {
      case 'no-people':
        return t('expenses:nobody');
      case 'unassigned':
        return problem.left > 0
          ? t('expenses:left', { amount: money(problem.left, currency) })
          : t('expenses:tooMuch', { amount: money(-problem.left, currency) });
      case 'percent-unassigned':
        return problem.left.startsWith('-')
          ? t('expenses:tooMuch', { amount: `${problem.left.slice(1)} %` })
          : t('expenses:left', { amount: `${problem.left} %` });
      case 'negative-share':
        return t('expenses:negativeShare', { name: nameOf(problem.person) });
      case 'bad-input':
      case 'bad-amount':
        return t('expenses:amountUnreadable');
    }
  }

  function nameOf(personId: string): string {
    return people.find(({ id }) => id === personId)?.name ?? t('common:someone');
  }
}
