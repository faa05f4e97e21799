import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { type PayRequest, waysToPay, type WayToPay } from '@quits/ledger/pay';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import { payeeAccount } from '@quits/product/balances/payee-account.ts';
import { likelyCountries } from '@quits/product/payment/likely-countries.ts';
import { Button, Select, Sheet, Skeleton } from '@quits/ui';
import { useMemo, useState } from 'react';
import { usePaymentDetails } from '../../data/use-payment-details.ts';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { usePayMethodName } from '../../money/use-pay-method-name.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './balances-screen.module.css';
import { PayWay } from './pay-way.tsx';

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
      {uid === undefined ? null : <Ways uid={uid} name={payment.to.name} request={request} />}
    </Sheet>
  );
}

interface WaysProps {
  /** Account of the payee. */
  readonly uid: string;
  readonly name: string;
  readonly request: PayRequest;
}

function Ways({ uid, name, request }: WaysProps) {
  const t = useT();
  const errorText = useErrorText();
  const { read, retry } = usePaymentDetails(uid);
  const details = read?.ok === true ? read.value : undefined;
  const { amount, currency, note } = request;
  const ways = useMemo(
    () =>
      details === undefined
        ? []
        : waysToPay(
            details,
            { amount, currency, note },
            { countries: likelyCountries(navigator.languages) },
          ),
    [details, amount, currency, note],
  );
  if (read === undefined) return <Skeleton shape="row" count={3} label={t('common:loading')} />;
  if (!read.ok) {
    return (
      <div className={styles['pay']}>
        <p role="alert">{errorText(read.error)}</p>
        <Button onClick={retry}>{t('common:retry')}</Button>
      </div>
    );
  }
  if (ways.length === 0) return <p>{t('balances:payNothing', { name })}</p>;
  return <Choice ways={ways} holder={details?.name ?? name} request={request} />;
}

interface ChoiceProps {
  readonly ways: readonly WayToPay[];
  readonly holder: string;
  readonly request: PayRequest;
}

function Choice({ ways, holder, request }: ChoiceProps) {
  const t = useT();
  const nameOf = usePayMethodName();
  const [chosen, setChosen] = useState<string>();
  const way = ways.find(({ method }) => method === chosen) ?? ways[0];
  if (way === undefined) return null;
  return (
    <div className={styles['pay']}>
      <Select
        label={t('account:payMethod')}
        value={way.method}
        options={ways.map(({ method }) => ({ value: method, label: nameOf(method) }))}
        onValueChange={setChosen}
      />
      <PayWay key={way.method} way={way} holder={holder} request={request} />
    </div>
  );
}
