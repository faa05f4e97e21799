import { useFormatter, useT } from '@quits/i18n/react';
import { addDays } from '@quits/ledger';
import { TextArea } from '@quits/ui';
import { type ReactNode, useId, useState } from 'react';
import { localDate } from '@quits/product/values/local-date.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type {
  CheckedExpense,
  ExpenseFormProblems,
} from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { REPEAT_TEXT } from '@quits/product/expense-form/repeat-text.ts';
import { useJoined } from '../../text/use-joined.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import { withoutDoubt } from '@quits/product/expense-form/without-doubt.ts';
import { useDoubtHint } from '../../expense-entry/use-doubt-hint.tsx';
import { DateInput } from '../../expense-entry/date-input.tsx';
import styles from './expense-form-view.module.css';
import { FormReceipts, type FormReceiptsProps } from './form-receipts.tsx';
import { FormSentence } from './form-sentence.tsx';
import { PartButton } from './part-button.tsx';
import { PayersPanel } from './payers-panel.tsx';
import { PaymentPeople } from './payment-people.tsx';
import { RepeatPanel, type RepeatPanelProps } from './repeat-panel.tsx';
import { revealPanel } from './reveal-panel.ts';
import { SplitPanel } from './split-panel.tsx';
import { useRecentFirst } from './use-recent-first.ts';
import { useSentence } from './use-sentence.ts';
import { UsualSplitNote } from './usual-split-note.tsx';
import { LIMITS } from '@quits/product/limits.ts';

/** Parts of the form that unfold, one at a time. */
export type FormPart = 'payer' | 'split' | 'date' | 'repeat' | 'more';

/** Props of {@link FormDetails}. */
export interface FormDetailsProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly checked: CheckedExpense;
  /** Result of the form so far, under its sentence. */
  readonly live: ReactNode;
  /** Problems to show: none before the user has tried to save. */
  readonly shown: ExpenseFormProblems;
  readonly open: FormPart | undefined;
  readonly onOpenChange: (part: FormPart | undefined) => void;
  /** Whether it is a new expense, which started with the group's defaults. */
  readonly isNew: boolean;
  /** Whether it can be made recurring here. */
  readonly mayRepeat: boolean;
  /** The series whose next expense it is. */
  readonly series: RepeatPanelProps['series'];
  /** Callbacks for receipts; omitted if there are none. */
  readonly receipts: Omit<FormReceiptsProps, 'form' | 'onChange'> | undefined;
  readonly onChange: (form: ExpenseForm) => void;
}

/** A sentence and some words for everything but amount and title, each of which unfolds. */
export function FormDetails(props: FormDetailsProps) {
  const { form, people, checked, live, shown, open, onOpenChange, onChange } = props;
  const { isNew, mayRepeat, series, receipts } = props;
  const t = useT();
  const doubtHint = useDoubtHint();
  const joined = useJoined();
  const labelled = useLabelled();
  const { number } = useFormatter();
  const panelId = useId();
  const dayText = useDayText();
  const sentence = useSentence(form);
  const shownFirst = useRecentFirst(people);
  const isPayment = form.kind === 'payment';
  const { frequency } = form.repeat;
  const repeats = frequency !== 'never';
  const partProps = (part: FormPart) => ({
    controls: panelId,
    open: open === part,
    onPress: () => onOpenChange(open === part ? undefined : part),
  });
  const more = [
    ...(form.notes === '' ? [] : [t('expenses:notes')]),
    ...(form.receipts.length === 0
      ? []
      : [labelled(t('expenses:receipts'), number(form.receipts.length))]),
  ];

  return (
    <>
      {isPayment ? (
        <PaymentPeople form={form} people={people} problem={shown.receiver} onChange={onChange} />
      ) : (
        <div>
          <FormSentence sentence={sentence} payer={partProps('payer')} how={partProps('split')} />
          {live}
          {isNew ? <UsualSplitNote {...{ form, people, onChange }} /> : null}
        </div>
      )}
      <div className={styles['chips']}>
        <PartButton variant="chip" label={t('expenses:date')} {...partProps('date')}>
          {form.doubts?.includes('date') === true
            ? labelled(t('scan:check'), dayText(form.date))
            : dayText(form.date)}
        </PartButton>
        {mayRepeat && !isPayment ? (
          <PartButton
            variant="chip"
            {...(repeats && { label: t('expenses:repeat') })}
            {...partProps('repeat')}
          >
            {repeats ? t(REPEAT_TEXT[frequency]) : t('expenses:repeat')}
          </PartButton>
        ) : null}
        <PartButton variant="chip" {...partProps('more')}>
          {more.length === 0
            ? joined([
                t('expenses:notes'),
                receipts === undefined ? undefined : t('expenses:receipts'),
              ])
            : joined(more)}
        </PartButton>
      </div>
      {open === undefined ? null : (
        <div key={open} ref={revealPanel} id={panelId} className={styles['panel']}>
          {panelOf(open)}
        </div>
      )}
    </>
  );

  function panelOf(part: FormPart) {
    switch (part) {
      case 'payer':
        return <PayersPanel {...{ form, people, shownFirst, checked, onChange }} />;
      case 'split':
        return <SplitPanel {...{ form, people, shownFirst, checked, onChange }} />;
      case 'date':
        return (
          <DateInput
            label={t('expenses:date')}
            value={form.date}
            error={shown.date === undefined ? undefined : t('expenses:dateMissing')}
            hint={doubtHint(form.doubts?.includes('date') === true)}
            onValueChange={(date) => onChange(withoutDoubt({ ...form, date }, 'date'))}
          />
        );
      case 'repeat':
        return <RepeatPanel {...{ form, series, onChange }} problem={shown.until} />;
      case 'more':
        return (
          <>
            <TextArea
              label={t('expenses:notes')}
              value={form.notes}
              maxLength={LIMITS.text.notes}
              onChange={(event) => onChange({ ...form, notes: event.target.value })}
            />
            {receipts === undefined ? null : (
              <FormReceipts form={form} {...receipts} onChange={onChange} />
            )}
          </>
        );
    }
  }
}

function useDayText(): (date: string) => string {
  const t = useT();
  const { date: format } = useFormatter();
  const [today] = useState(() => localDate(new Date()));
  return (date) => {
    if (date === today) return t('common:today');
    if (date === addDays(today, -1)) return t('common:yesterday');
    return date === '' ? t('expenses:date') : format(date);
  };
}
