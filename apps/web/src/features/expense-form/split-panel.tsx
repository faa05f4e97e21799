import { formatDecimal, type SplitError } from '@quits/ledger';
import { useFormatter, useT } from '@quits/i18n/react';
import { SplitEditor, type SplitEntry } from '@quits/ui';
import type { ReactNode } from 'react';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { CheckedExpense } from '@quits/product/expense-form/check-expense.ts';
import {
  type ExpenseForm,
  FORM_MODES,
  type FormMode,
} from '@quits/product/expense-form/expense-form.ts';
import { includeLine, restOf } from '@quits/product/expense-form/split-rest.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { usePercentText } from '../../money/use-percent-text.ts';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { includeEverybody, includePerson } from '@quits/product/expense-form/include-person.ts';
import { ItemsEditor } from './items-editor.tsx';
import { MODE_TEXT } from '@quits/product/expense-form/mode-text.ts';
import { AssignRemainderButton } from './assign-remainder-button.tsx';
import { useLeftText } from './use-left-text.ts';
import { useSplitTools } from './use-split-tools.ts';

/** Props of {@link SplitPanel}. */
export interface SplitPanelProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  /** The same people in the order of the rows. */
  readonly shownFirst: readonly NamedPerson[];
  readonly checked: CheckedExpense;
  readonly onChange: (form: ExpenseForm) => void;
}

const ENTRY: Readonly<Record<FormMode, SplitEntry>> = {
  equal: 'ticks',
  weights: 'weights',
  percent: 'text',
  exact: 'text',
  adjustment: 'text',
  items: 'ticks',
};

/** Participants, split mode, and the resulting shares. */
export function SplitPanel({ form, people, shownFirst, checked, onChange }: SplitPanelProps) {
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const nameOf = useNameOf();
  const isOwn = useIsOwn();
  const t = useT();
  const leftText = useLeftText(form.currency);
  const { money, currencySymbol, locale } = useFormatter();
  const percentText = usePercentText();
  const ask = useWhichNumber();
  const { mode, participants, currency } = form;
  const { amount, shares, problems } = checked;
  const typed = mode === 'percent' || mode === 'exact' || mode === 'adjustment' ? mode : undefined;
  const isOpen = amount !== undefined && problems.split !== undefined;
  const order = people.map(({ id }) => id);
  const tools = useSplitTools();
  const own = people.find(({ id }) => isOwn(id));
  const rest = typed === undefined ? undefined : restOf(problems.split, form, typed);

  return (
    <SplitEditor
      modes={FORM_MODES.map((value) => ({ value, label: t(MODE_TEXT[value]) }))}
      mode={mode}
      onModeChange={(next) => onChange(includeLine({ ...form, mode: next }))}
      entry={ENTRY[mode]}
      rows={shownFirst.map(({ id, name }) => ({
        id,
        name: nameOf(id),
        fullName: name,
        hue: hueOf(id),
        src: photoOf(id),
        included: participants.includes(id),
        input: typed === undefined ? '' : (form.texts[typed][id] ?? ''),
        weight: form.weights[id] ?? 1,
        share: shareOf(id),
      }))}
      onIncludedChange={(id, included) => onChange(includePerson(form, id, included, order))}
      onAllChange={(included) => onChange(includeEverybody(form, included, order))}
      {...(own !== undefined && {
        onOnlyMe: () =>
          onChange(includePerson(includeEverybody(form, false, order), own.id, true, order)),
      })}
      details={
        mode === 'items' ? <ItemsEditor form={form} people={people} onChange={onChange} /> : null
      }
      onInputChange={type}
      onWeightChange={(id, weight) =>
        onChange({ ...form, weights: { ...form.weights, [id]: weight } })
      }
      unit={mode === 'percent' ? '%' : currencySymbol(currency)}
      remainder={isOpen && problems.split !== undefined ? remainderText(problems.split) : ''}
      state={isOpen ? 'open' : 'even'}
      labels={{
        mode: t('expenses:splitHow'),
        people: t('groups:people'),
        all: t('common:all'),
        tools,
        input: (name, id) => (isOwn(id) ? t('you:part') : t('expenses:partOf', { name })),
        quantity: { less: t('expenses:fewerShares'), more: t('expenses:moreShares') },
      }}
    />
  );

  function type(id: string, text: string): void {
    if (typed === undefined) return;
    onChange({ ...form, texts: { ...form.texts, [typed]: { ...form.texts[typed], [id]: text } } });
  }

  /** Returns a person's share, or the button that assigns the remainder. */
  function shareOf(id: string): ReactNode {
    const question = questionOf(id);
    if (question !== undefined) return question;
    const share = shares[id];
    if (share !== undefined) return money(share, currency);
    if (rest === undefined || typed === undefined) return '';
    if (!participants.includes(id) || (form.texts[typed][id] ?? '').trim() !== '') return '';
    const isPercent = rest.unit === 'percent';
    const text = isPercent
      ? formatDecimal(rest.left, locale)
      : typedAmount(rest.left, currency, locale);
    const shown = isPercent ? percentText(Number(rest.left)) : money(rest.left, currency);
    return <AssignRemainderButton personId={id} amount={shown} onTake={() => type(id, text)} />;
  }

  /** Returns the question about a person's ambiguous amount. */
  function questionOf(id: string): ReactNode | undefined {
    if (typed === undefined || typed === 'percent' || !participants.includes(id)) return undefined;
    return ask.amount({
      text: form.texts[typed][id] ?? '',
      currency,
      allowNegative: typed === 'adjustment',
      onText: (text) => type(id, text),
    });
  }

  function remainderText(problem: SplitError): string {
    switch (problem.code) {
      case 'no-people':
        return t('expenses:nobody');
      case 'unassigned':
        return leftText(problem.left, amount);
      case 'percent-unassigned': {
        const left = Number(problem.left);
        return left < 0
          ? t('expenses:tooMuch', { amount: percentText(-left) })
          : t('expenses:left', { amount: percentText(left) });
      }
      case 'negative-share':
        return isOwn(problem.person)
          ? t('you:negativeShare')
          : t('expenses:negativeShare', { name: nameOf(problem.person) });
      case 'bad-input':
      case 'bad-amount':
        return t('expenses:amountUnreadable');
    }
  }
}
