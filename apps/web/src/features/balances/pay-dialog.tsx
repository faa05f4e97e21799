import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { AmountField, Button, Dialog } from '@quits/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { recordPayment } from '@quits/product/expense/record-payment.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { OverpaymentDialog } from '../../expense-entry/overpayment-dialog.tsx';
import { PROBLEM_TEXT } from '@quits/product/expense-form/problem-text.ts';
import { readAmount } from '@quits/product/expense-form/read-amounts.ts';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { useWhichAmount } from '../../expense-entry/use-which-number.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import { notices } from '../../platform/notices/notices.ts';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import { owedStill } from '@quits/product/balances/owed-still.ts';
import { payerAndPayee } from '@quits/product/balances/payer-and-payee.ts';

/** Props of {@link PayDialog}. */
export interface PayDialogProps {
  readonly payment: Payment;
  readonly currency: string;
  readonly uid: string;
  readonly onClose: () => void;
}

/** Records that a debt was paid, in full or in part. */
export function PayDialog({ payment, currency, uid, onClose }: PayDialogProps) {
  const t = useT();
  const { locale, money } = useFormatter();
  const { pays } = usePaymentText();
  const group = useGroup();
  const database = useDatabase();
  const form = useId();
  const [typed, setTyped] = useState(() => typedAmount(payment.minor, currency, locale));
  const [tried, setTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const minor = readAmount(typed, { currency, locale });
  const question = useWhichAmount({ text: typed, currency, onText: setTyped });
  const pair = payerAndPayee(group.data, payment, currency);
  const owed = owedStill(group.data, { payment, currency });

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (typeof minor === 'string') return;
    if (minor > owed) setIsAsking(true);
    else record(minor);
  }

  function record(paid: number): void {
    recordPayment(database, {
      groupId: group.id,
      uid,
      payment: { ...pair, minor: paid },
      currency,
      now: new Date(),
    });
    notices.show({ text: t('balances:paid') });
    onClose();
  }

  if (isAsking && typeof minor === 'number') {
    return (
      <OverpaymentDialog
        from={payment.from}
        to={payment.to}
        owed={owed}
        paid={minor}
        currency={currency}
        onExact={owed === 0 ? undefined : () => record(owed)}
        onAnyway={() => record(minor)}
        onCancel={() => setIsAsking(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('expenses:addPayment')}
      description={pays(payment, money(payment.minor, currency))}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" type="submit" form={form}>
            {t('common:save')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <AmountField
          label={t('balances:amountPaid')}
          currency={currency}
          value={typed}
          onValueChange={setTyped}
          hint={question}
          error={tried && typeof minor === 'string' ? t(PROBLEM_TEXT[minor]) : undefined}
        />
      </form>
    </Dialog>
  );
}
