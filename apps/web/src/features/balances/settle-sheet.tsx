import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import { payeeAccount } from '@quits/product/balances/payee-account.ts';
import { payerAndPayee } from '@quits/product/balances/payer-and-payee.ts';
import { Button, Sheet } from '@quits/ui';
import { useCloseWhenAsked } from '../../debts/use-close-when-asked.ts';
import { WaysToPay } from '../../debts/ways-to-pay.tsx';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './balances-screen.module.css';

/** Props of {@link SettleSheet}. */
export interface SettleSheetProps {
  readonly payment: Payment;
  readonly currency: string;
  /** Records the payment; omitted for viewers. */
  readonly onPaid: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The ways in which the reader can pay a debt outside of the app. */
export function SettleSheet({ payment, currency, onPaid, onClose }: SettleSheetProps) {
  const t = useT();
  const { money } = useFormatter();
  const { pays } = usePaymentText();
  const group = useGroup();
  const uid = payeeAccount(group.data, payment, currency);
  const own = useUser()?.uid;
  useCloseWhenAsked(onClose);
  const paying =
    own === undefined || onPaid === undefined
      ? undefined
      : {
          uid: own,
          name: payment.to.name,
          dues: [
            {
              groupId: group.id,
              currency,
              minor: -payment.minor,
              ...payerAndPayee(group.data, payment, currency),
            },
          ],
        };
  const request = { amount: payment.minor, currency, note: group.data.name };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('balances:payTitle', { name: payment.to.name })}
      description={pays(payment, money(payment.minor, currency))}
      labels={{ close: t('common:close') }}
      actions={
        onPaid === undefined ? undefined : (
          <>
            <Button onClick={onPaid}>{t('balances:markPaid')}</Button>
            <span className={styles['asked']}>{t('balances:didYouPay')}</span>
          </>
        )
      }
    >
      {uid === undefined ? null : (
        <WaysToPay uid={uid} name={payment.to.name} request={request} paying={paying} />
      )}
    </Sheet>
  );
}
