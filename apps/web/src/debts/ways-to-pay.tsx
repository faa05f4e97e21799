import { useErrorText, useT } from '@quits/i18n/react';
import { type PayRequest, waysToPay, type WayToPay } from '@quits/ledger/pay';
import { likelyCountries } from '@quits/product/payment/likely-countries.ts';
import { Button, Select, Skeleton } from '@quits/ui';
import { useMemo, useState } from 'react';
import { usePaymentDetails } from '../data/use-payment-details.ts';
import { usePayMethodName } from '../money/use-pay-method-name.ts';
import styles from './debts.module.css';
import { type Paying, PayWay } from './pay-way.tsx';

/** Props of {@link WaysToPay}. */
export interface WaysToPayProps {
  /** Account of the payee. */
  readonly uid: string;
  readonly name: string;
  readonly request: PayRequest;
  /** Payments to record once it is paid; `undefined` if the reader can't. */
  readonly paying: Paying | undefined;
}

/** The ways in which an account can be paid, if it lets the reader see them. */
export function WaysToPay({ uid, name, request, paying }: WaysToPayProps) {
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
  return <Choice ways={ways} holder={details?.name ?? name} request={request} paying={paying} />;
}

interface ChoiceProps extends Pick<WaysToPayProps, 'paying'> {
  readonly ways: readonly WayToPay[];
  readonly holder: string;
  readonly request: PayRequest;
}

function Choice({ ways, holder, request, paying }: ChoiceProps) {
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
      <PayWay key={way.method} way={way} holder={holder} request={request} paying={paying} />
    </div>
  );
}
