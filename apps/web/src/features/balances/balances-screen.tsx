import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { BalanceBars, Banner, Button, Card, List, ListRow } from '@quits/ui';
import { recordPayment } from '../../data/actions/record-payment.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useHue } from '../../group-context/use-hue.ts';
import { Amount } from '../../money/amount.tsx';
import { balanceSheets, type BalanceSheet, type Payment } from './balance-sheets.ts';
import styles from './balances-screen.module.css';

/** Who is up, who is down, and the fewest payments that settle it, by currency. */
export function BalancesScreen() {
  const group = useGroup();
  const uid = useUser()?.uid;
  const database = useDatabase();
  const mayPay = uid !== undefined && group.data.roles[uid] !== 'viewer';

  function pay(payment: Payment, currency: string): void {
    if (uid !== undefined) {
      recordPayment(database, { groupId: group.id, uid, payment, currency, now: new Date() });
    }
  }

  return balanceSheets(group.data).map((sheet) => (
    <Sheet
      key={sheet.currency}
      sheet={sheet}
      onPay={mayPay ? (payment) => pay(payment, sheet.currency) : undefined}
    />
  ));
}

interface SheetProps {
  readonly sheet: BalanceSheet;
  readonly onPay: ((payment: Payment) => void) | undefined;
}

function Sheet({ sheet, onPay }: SheetProps) {
  const hueOf = useHue();
  const t = useT();
  const { currency, people, plan } = sheet;
  return (
    <section className={styles['root']}>
      <BalanceBars
        label={t('balances:title')}
        settled={t('balances:quits')}
        balances={people.map(({ id, name, minor }) => ({
          id,
          name,
          hue: hueOf(id),
          value: minor,
          amount: <Amount minor={minor} currency={currency} side={sideOf(minor)} />,
          word: wordOf(minor, t),
        }))}
      />
      {plan === 'unbalanced' ? (
        <Banner tone="warning">{t('balances:mismatch')}</Banner>
      ) : plan.payments.length > 0 ? (
        <Card title={t('balances:plan')}>
          <p className={styles['note']}>
            {t('balances:planText', { count: plan.payments.length })}{' '}
            {plan.proven ? t('balances:planProven') : t('balances:planNotProven')}
          </p>
          <List>
            {plan.payments.map((payment) => (
              <ListRow
                key={`${payment.from.id} ${payment.to.id}`}
                title={t('balances:paysTo', { from: payment.from.name, to: payment.to.name })}
                amount={<Amount minor={payment.minor} currency={currency} />}
                action={
                  onPay === undefined ? undefined : (
                    <Button size="small" onClick={() => onPay(payment)}>
                      {t('balances:markPaid')}
                    </Button>
                  )
                }
              />
            ))}
          </List>
        </Card>
      ) : null}
    </section>
  );
}

function sideOf(minor: number): 'credit' | 'debit' | 'even' {
  if (minor === 0) return 'even';
  return minor > 0 ? 'credit' : 'debit';
}

function wordOf(minor: number, t: ReturnType<typeof useT>): string {
  if (minor === 0) return t('groups:settled');
  return minor > 0 ? t('balances:getsBack') : t('balances:owesWord');
}
