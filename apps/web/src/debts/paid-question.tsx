import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { isStillOwed, type OpenedPayment } from '@quits/product/between/opened-payment.ts';
import { settleAll, settlementsOf, undoSettlements } from '@quits/product/between/settle-all.ts';
import { Button, Dialog } from '@quits/ui';
import { useOwnGroups } from '../own-groups/use-own-groups.ts';
import { notices } from '../platform/notices/notices.ts';
import { askedPayment } from './asked-payment.ts';

/** Props of {@link PaidQuestion}. */
export interface PaidQuestionProps {
  readonly uid: string;
  readonly payment: OpenedPayment;
}

/** Asks whether a payment was made in another app, and records it. */
export function PaidQuestion({ uid, payment }: PaidQuestionProps) {
  const t = useT();
  const { money } = useFormatter();
  const errorText = useErrorText();
  const database = useDatabase();
  const groups = useOwnGroups();
  const { name, minor, currency, dues } = payment;
  const amount = money(minor, currency);
  const known = groups.status === 'ready' ? groups.data : [];
  // Somebody else has recorded it, or the balances aren't known yet.
  if (!isStillOwed(payment, new Map(known.map(({ id, data }) => [id, data])))) return null;

  function close(): void {
    askedPayment.set(undefined);
  }

  function record(): void {
    const payments = settlementsOf(dues, new Date());
    settleAll(database, uid, payments);
    notices.show({
      text: t('balances:paid'),
      action: { label: t('common:undo'), onPress: () => void undo(payments) },
    });
    close();
  }

  async function undo(payments: ReturnType<typeof settlementsOf>): Promise<void> {
    const undone = await undoSettlements(database, uid, payments);
    if (!undone.ok) notices.show({ text: errorText(undone.error) });
  }

  return (
    <Dialog
      variant="alert"
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('balances:didYouPay')}
      description={t('you:pay', { to: name, amount })}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" onClick={record}>
            {t('balances:record', { amount })}
          </Button>
          <Button onClick={close}>{t('groups:notNow')}</Button>
        </>
      }
    />
  );
}
