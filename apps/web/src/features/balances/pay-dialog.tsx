import { generateId } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import { owedStill } from '@quits/product/balances/owed-still.ts';
import { payerAndPayee } from '@quits/product/balances/payer-and-payee.ts';
import {
  payExactly,
  payIn,
  type ReadPayment,
  readPayment,
  startPayment,
} from '@quits/product/expense-form/payment-form.ts';
import { recordPayment, undoPayment } from '@quits/product/expense/record-payment.ts';
import { PROBLEM_TEXT } from '@quits/product/expense-form/problem-text.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { currencyChoices } from '@quits/product/values/currency-choices.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { AmountField, Button, Dialog } from '@quits/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { DateInput } from '../../expense-entry/date-input.tsx';
import { OverpaymentDialog } from '../../expense-entry/overpayment-dialog.tsx';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useFindRate } from '../../group-expenses/use-last-rate.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './balances-screen.module.css';

/** Props of {@link PayDialog}. */
export interface PayDialogProps {
  readonly payment: Payment;
  readonly currency: string;
  readonly uid: string;
  readonly onClose: () => void;
}

const COUNTED = {
  unreadable: 'expenses:amountUnreadable',
  ambiguous: 'expenses:amountAmbiguous',
} as const;

/** Records that a debt was paid: in full or in part, in any currency, on any day. */
export function PayDialog({ payment, currency, uid, onClose }: PayDialogProps) {
  const errorText = useErrorText();
  const t = useT();
  const { locale, money, currencyName, date } = useFormatter();
  const { pays } = usePaymentText();
  const ask = useWhichNumber();
  const joined = useJoined();
  const group = useGroup();
  const database = useDatabase();
  const findRate = useFindRate();
  const formId = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const debt = { minor: payment.minor, currency };
  const [form, setForm] = useState(() => startPayment(debt, localDate(new Date()), locale));
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<ReadPayment>();
  const reading = readPayment(form, debt, locale);
  const read = reading.ok ? reading.payment : undefined;
  const problems = reading.ok || !tried ? {} : reading.problems;
  const owed = owedStill(group.data, { payment, currency });
  const isForeign = form.currency !== currency;
  const { conversion } = form;
  const countedText =
    conversion.typed === 'amount'
      ? conversion.text
      : read === undefined
        ? ''
        : typedAmount(read.counted, currency, locale);
  const rate = read?.conversion.rate;

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (read === undefined) return;
    if (read.counted > owed) setAsked(read);
    else record(read);
  }

  function record(paid: ReadPayment): void {
    const key = { groupId: group.id, uid, expenseId: generateId() };
    recordPayment(database, {
      ...key,
      payment: { ...payerAndPayee(group.data, payment, currency), minor: paid.minor },
      currency: paid.currency,
      conversion: paid.conversion,
      date: paid.date,
      now: new Date(),
    });
    notices.show({
      text: t('balances:paid'),
      action: { label: t('common:undo'), onPress: () => void undo(key) },
    });
    onClose();
  }

  async function undo(key: Parameters<typeof undoPayment>[1]): Promise<void> {
    const undone = await undoPayment(database, key);
    if (!undone.ok) notices.show({ text: errorText(undone.error) });
  }

  if (asked !== undefined) {
    const exact = payExactly(asked, { minor: owed, currency });
    return (
      <OverpaymentDialog
        from={payment.from}
        to={payment.to}
        owed={owed}
        paid={asked.counted}
        currency={currency}
        onExact={exact === undefined ? undefined : () => record(exact)}
        onAnyway={() => record(asked)}
        onCancel={() => setAsked(undefined)}
      />
    );
  }
  return (
    <Dialog
      placement="sheet"
      open
      initialFocus={amountField}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('expenses:addPayment')}
      description={pays(payment, money(payment.minor, currency))}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId}>
            {t('common:save')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <form id={formId} className={styles['pay']} onSubmit={save} noValidate>
        <AmountField
          ref={amountField}
          label={t('balances:amountPaid')}
          currency={form.currency}
          currencies={currencyChoices(currencyName, {
            chosen: form.currency,
            first: [currency, group.data.currency, ...Object.keys(group.data.balances)],
          })}
          currencyLabel={t('groups:currency')}
          onCurrencyChange={(next) =>
            setForm(payIn(form, next, { debt, last: findRate(next, currency), locale }))
          }
          value={form.amountText}
          onValueChange={(amountText) => setForm({ ...form, amountText })}
          hint={ask.amount({
            text: form.amountText,
            currency: form.currency,
            onText: (amountText) => setForm({ ...form, amountText }),
          })}
          error={problems.amount === undefined ? undefined : t(PROBLEM_TEXT[problems.amount])}
        />
        {isForeign ? (
          <AmountField
            label={t('entry:amountIn', { currency })}
            currency={currency}
            value={countedText}
            onValueChange={(text) => setForm({ ...form, conversion: { typed: 'amount', text } })}
            hint={rate === undefined ? undefined : rateText(rate)}
            error={problems.counted === undefined ? undefined : t(COUNTED[problems.counted])}
          />
        ) : null}
        <DateInput
          label={t('expenses:date')}
          value={form.date}
          error={problems.date === undefined ? undefined : t('expenses:dateMissing')}
          onValueChange={(day) => setForm({ ...form, date: day })}
        />
      </form>
    </Dialog>
  );

  function rateText(known: string): string {
    const { takenFrom } = conversion;
    return joined([
      t('expenses:rateHint', {
        from: form.currency,
        rate: formatDecimal(known, locale),
        to: currency,
      }),
      takenFrom === undefined || conversion.typed === 'amount'
        ? undefined
        : t('entry:rateOf', { date: date(takenFrom) }),
    ]);
  }
}
