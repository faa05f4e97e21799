import { useDatabase } from '@quits/firestore/react';
import { useFormat, useT } from '@quits/i18n/react';
import { toDecimalString } from '@quits/ledger';
import { AmountField, Button, Dialog } from '@quits/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { recordPayment } from '../../data/actions/record-payment.ts';
import { PROBLEM_TEXT } from '../../entry/problem-text.ts';
import { readAmount } from '../../entry/read-amounts.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { notices } from '../../notices/notices.ts';
import type { Payment } from './balance-sheets.ts';
import { payerAndPayee } from './payer-and-payee.ts';

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
  const { locale, money } = useFormat();
  const group = useGroup();
  const database = useDatabase();
  const form = useId();
  const [typed, setTyped] = useState(() => inOwnDigits(payment.minor, currency, locale));
  const [tried, setTried] = useState(false);
  const minor = readAmount(typed, { currency, locale });

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (typeof minor === 'string') return;
    recordPayment(database, {
      groupId: group.id,
      uid,
      payment: { ...payerAndPayee(group.data, payment, currency), minor },
      currency,
      now: new Date(),
    });
    notices.show({ text: t('balances:paid') });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('expenses:addPayment')}
      description={t('balances:pays', {
        from: payment.from.name,
        to: payment.to.name,
        amount: money(payment.minor, currency),
      })}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button kind="primary" type="submit" form={form}>
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
          error={tried && typeof minor === 'string' ? t(PROBLEM_TEXT[minor]) : undefined}
        />
      </form>
    </Dialog>
  );
}

/** As someone would type it: the locale's decimal mark, no grouping. */
function inOwnDigits(minor: number, currency: string, locale: string): string {
  const mark = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value;
  return toDecimalString(minor, currency).replace('.', mark ?? '.');
}
