import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { type PaymentSide, usePaymentText } from './use-payment-text.ts';

/** Props of {@link OverpaymentDialog}. */
export interface OverpaymentDialogProps {
  readonly from: PaymentSide;
  readonly to: PaymentSide;
  /** Minor units. */
  readonly owed: number;
  /** Minor units that were typed. */
  readonly paid: number;
  /** ISO 4217 code of both. */
  readonly currency: string;
  /** Records the owed amount instead; omitted if nothing is owed. */
  readonly onExact: (() => void) | undefined;
  readonly onAnyway: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation if a payment exceeds the debt. */
export function OverpaymentDialog(props: OverpaymentDialogProps) {
  const { from, to, owed, paid, currency, onExact, onAnyway, onCancel } = props;
  const t = useT();
  const { money } = useFormatter();
  const { owes } = usePaymentText();
  const amount = money(paid, currency);
  return (
    <Dialog
      variant="alert"
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={owes({ from, to }, money(owed, currency))}
      description={t('balances:recordAnyway', { amount })}
      labels={{ close: t('common:close') }}
      actions={
        <>
          {onExact === undefined ? null : (
            <Button variant="primary" onClick={onExact}>
              {t('balances:record', { amount: money(owed, currency) })}
            </Button>
          )}
          <Button onClick={onAnyway}>{t('balances:record', { amount })}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </>
      }
    />
  );
}
