import { onDemandPart } from '@quits/app-platform/prefetch/on-demand-part.tsx';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import type { PayMethod } from '@quits/ledger/pay';
import { formatIban, PAY_METHODS } from '@quits/ledger/pay';
import { changeDetails } from '@quits/product/payment/change-details.ts';
import { Button, Card, List, ListRow } from '@quits/ui';
import { useState } from 'react';
import { NeedsConnection } from '../../platform/notices/needs-connection.tsx';
import { usePaymentDetails } from '../../data/use-payment-details.ts';
import { usePayMethodName } from '../../money/use-pay-method-name.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './account-screen.module.css';

const PaymentSheet = onDemandPart(
  async () => (await import('./payment-sheet.tsx')).PaymentSheet,
  NeedsConnection,
);

/** Props of {@link PaymentCard}. */
export interface PaymentCardProps {
  readonly uid: string;
  /** Name of the account, proposed as the holder's. */
  readonly name: string;
}

/** How people who owe the account something can pay it. */
export function PaymentCard({ uid, name }: PaymentCardProps) {
  const t = useT();
  const database = useDatabase();
  const labelled = useLabelled();
  const nameOf = usePayMethodName();
  const [opened, setOpened] = useState<PayMethod | 'new'>();
  const errorText = useErrorText();
  const { read, show, retry } = usePaymentDetails(uid);
  const details = read?.ok === true ? read.value : undefined;
  const kept = PAY_METHODS.flatMap((method) => {
    const address = details?.addresses[method];
    return address === undefined ? [] : [{ method, address }];
  });

  async function remove(method: PayMethod): Promise<void> {
    const changed = await changeDetails(database, uid, (stored) => {
      const { [method]: _, ...addresses } = stored?.addresses ?? {};
      return { ...stored, name: stored?.name ?? name, addresses };
    });
    if (changed.ok) show(changed.value);
    else notices.show({ text: errorText(changed.error) });
  }

  return (
    <Card title={t('account:payment')}>
      <p className={styles['value']}>{t('account:paymentText')}</p>
      {kept.length === 0 ? null : (
        <List>
          {kept.map(({ method, address }) => (
            <ListRow
              key={method}
              title={nameOf(method)}
              description={<bdi>{method === 'iban' ? formatIban(address) : address}</bdi>}
              action={
                <>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={labelled(t('common:edit'), nameOf(method))}
                    onClick={() => setOpened(method)}
                  >
                    {t('common:edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={labelled(t('common:remove'), nameOf(method))}
                    onClick={() => void remove(method)}
                  >
                    {t('common:remove')}
                  </Button>
                </>
              }
            />
          ))}
        </List>
      )}
      {read?.ok === false ? (
        <p className={styles['told']}>
          <span role="alert">{errorText(read.error)}</span>{' '}
          <Button variant="quiet" onClick={retry}>
            {t('common:retry')}
          </Button>
        </p>
      ) : kept.length === PAY_METHODS.length ? null : (
        <p className={styles['told']}>
          <Button loading={read === undefined} onClick={() => setOpened('new')}>
            {t('account:payAdd')}
          </Button>
        </p>
      )}
      {opened === undefined ? null : (
        <PaymentSheet
          uid={uid}
          holder={details?.name ?? name}
          details={details}
          method={opened === 'new' ? undefined : opened}
          onSaved={show}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
