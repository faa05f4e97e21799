import { useFormatter, useT } from '@quits/i18n/react';
import { Select, SplitRows } from '@quits/ui';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { CheckedExpense } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { AssignRemainderButton } from './assign-remainder-button.tsx';
import { useLeftText } from './use-left-text.ts';
import { useSplitTools } from './use-split-tools.ts';

/** Props of {@link PayersPanel}. */
export interface PayersPanelProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  /** The same people in the order of the rows. */
  readonly shownFirst: readonly NamedPerson[];
  readonly checked: CheckedExpense;
  readonly onChange: (form: ExpenseForm) => void;
}

const SEVERAL = '';

/** Payers, or receivers of income: one person, or several with amounts. */
export function PayersPanel({ form, people, shownFirst, checked, onChange }: PayersPanelProps) {
  const t = useT();
  const nameOf = useNameOf();
  const { paidBy } = form;

  function choose(personId: string): void {
    if (personId !== SEVERAL) onChange({ ...form, paidBy: { kind: 'one', personId } });
    else if (paidBy.kind === 'one') {
      onChange({ ...form, paidBy: { kind: 'several', texts: { [paidBy.personId]: '' } } });
    }
  }

  return (
    <>
      <Select
        label={t(form.kind === 'income' ? 'entry:receivedBy' : 'expenses:paidBy')}
        value={paidBy.kind === 'one' ? paidBy.personId : SEVERAL}
        options={[
          ...people.map(({ id }) => ({ value: id, label: nameOf(id) })),
          { value: SEVERAL, label: t('expenses:severalPaid') },
        ]}
        onValueChange={choose}
      />
      {paidBy.kind === 'several' ? (
        <SeveralPayers
          texts={paidBy.texts}
          onTextsChange={(texts) => onChange({ ...form, paidBy: { kind: 'several', texts } })}
          {...{ form, people, shownFirst, checked }}
        />
      ) : null}
    </>
  );
}

interface SeveralPayersProps extends Omit<PayersPanelProps, 'onChange'> {
  /** Typed amount of each payer. */
  readonly texts: Readonly<Record<string, string>>;
  readonly onTextsChange: (texts: Readonly<Record<string, string>>) => void;
}

function SeveralPayers({ texts, onTextsChange, form, shownFirst, checked }: SeveralPayersProps) {
  const t = useT();
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const nameOf = useNameOf();
  const isOwn = useIsOwn();
  const leftText = useLeftText(form.currency);
  const { currencySymbol, locale, money } = useFormatter();
  const ask = useWhichNumber();
  const tools = useSplitTools();
  const { amount, problems } = checked;
  const problem = amount === undefined ? undefined : problems.payers;
  const left = typeof problem === 'object' ? problem.left : 0;
  const type = (id: string, text: string) => onTextsChange({ ...texts, [id]: text });

  return (
    <SplitRows
      entry="text"
      rows={shownFirst.map(({ id, name }) => ({
        id,
        name: nameOf(id),
        fullName: name,
        hue: hueOf(id),
        src: photoOf(id),
        included: texts[id] !== undefined,
        input: texts[id] ?? '',
        share:
          ask.amount({
            text: texts[id] ?? '',
            currency: form.currency,
            onText: (text) => type(id, text),
          }) ??
          (left > 0 && texts[id]?.trim() === '' ? (
            <AssignRemainderButton
              personId={id}
              amount={money(left, form.currency)}
              onTake={() => type(id, typedAmount(left, form.currency, locale))}
            />
          ) : (
            ''
          )),
      }))}
      onIncludedChange={(id, included) => {
        const { [id]: _, ...others } = texts;
        onTextsChange(included ? { ...texts, [id]: '' } : others);
      }}
      onInputChange={type}
      unit={currencySymbol(form.currency)}
      remainder={
        problem === undefined
          ? ''
          : problem === 'unreadable'
            ? t('expenses:amountUnreadable')
            : leftText(problem.left, amount)
      }
      state={problem === undefined ? 'even' : 'open'}
      labels={{
        people: t('expenses:whoPaid'),
        tools,
        input: (name, id) => (isOwn(id) ? t('you:part') : t('expenses:partOf', { name })),
      }}
    />
  );
}
