import { useT } from '@quits/i18n/react';
import { BalanceBars, Button, Card, List, ListRow, Skeleton } from '@quits/ui';
import { memo } from 'react';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { useHue } from '../../group-people/use-hue.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { Amount } from '../../money/amount.tsx';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import type { BalanceSheet, Payment, Plan } from '@quits/product/balances/balance-sheets.ts';
import styles from './balances-screen.module.css';
import { memberOf } from '@quits/product/balances/parties.ts';
import { ShareButton } from './share-button.tsx';

/** Props of {@link SheetView}. */
export interface SheetViewProps {
  readonly sheet: BalanceSheet;
  readonly groupName: string;
  /** Called with the payment and the sheet's currency. */
  readonly onWhy: (payment: Payment, currency: string) => void;
  /** Omitted for viewers. */
  readonly onPay: ((payment: Payment, currency: string) => void) | undefined;
}

/** A group's balances in one currency, and the payments that settle them. Memoized, so that opening a dialog doesn't rerender it. */
export const SheetView = memo(function SheetView(props: SheetViewProps) {
  const { sheet, groupName, onWhy, onPay } = props;
  const hueOf = useHue();
  const isOwn = useIsOwn();
  const t = useT();
  const { currency, parties, plan } = sheet;
  return (
    <section className={styles['sheet']} aria-label={currency}>
      <PlanView plan={plan} currency={currency} groupName={groupName} onWhy={onWhy} onPay={onPay} />
      <div className={styles['standings']}>
        <BalanceBars
          label={t('balances:title')}
          settled={t('balances:quits')}
          settledText={t('balances:quitsText')}
          balances={parties.map((party) => ({
            id: party.id,
            name: isOwn(party.id) ? t('common:you') : party.name,
            fullName: party.name,
            hue: hueOf(memberOf(party)),
            value: party.minor,
            amount: <BalanceAmount minor={party.minor} currency={currency} />,
            label: wordOf(party.minor, isOwn(party.id), t),
            highlighted: isOwn(party.id),
          }))}
        />
        {parties.some(({ members }) => members.length > 1) ? (
          <p className={styles['note']}>{t('balances:householdsAsOne')}</p>
        ) : null}
      </div>
    </section>
  );
});

interface PlanViewProps extends Pick<SheetViewProps, 'onWhy' | 'onPay' | 'groupName'> {
  readonly plan: Plan;
  readonly currency: string;
}

function PlanView({ plan, currency, groupName, onWhy, onPay }: PlanViewProps) {
  const t = useT();
  const { paysTo } = usePaymentText();
  const isOwn = useIsOwn();
  if (plan.kind === 'unbalanced') return null;
  if (plan.kind === 'unknown') {
    return <Skeleton shape="row" count={3} label={t('history:readingAll')} />;
  }
  const isWorking = plan.kind === 'working';
  if (isWorking && plan.payments.length === 0) {
    return <Skeleton shape="row" count={3} label={t('common:loading')} />;
  }
  if (plan.payments.length === 0) return null;
  return (
    <Card
      title={t('balances:plan')}
      aria-busy={isWorking}
      // The previous payments stay readable until the new plan is ready, but their actions are
      // disabled.
      inert={isWorking}
      action={<ShareButton {...{ groupName, currency }} payments={plan.payments} />}
    >
      <p className={styles['note']}>
        {plan.kind === 'pairs'
          ? t('balances:notCombined')
          : t('common:sentences', {
              first: t('balances:planText', { count: plan.payments.length }),
              second:
                plan.kind === 'fewest' && plan.isOptimal
                  ? t('balances:planProven')
                  : t('balances:planNotProven'),
            })}
      </p>
      <List>
        {ownFirst(plan.payments, isOwn).map((payment) => (
          <ListRow
            key={`${payment.from.id} ${payment.to.id}`}
            className={styles['payment']}
            data-side={
              isOwn(payment.from.id) ? 'debit' : isOwn(payment.to.id) ? 'credit' : undefined
            }
            title={paysTo(payment)}
            amount={<Amount minor={payment.minor} currency={currency} />}
            action={
              <span className={styles['rowActions']}>
                <Button size="small" variant="quiet" onClick={() => onWhy(payment, currency)}>
                  {t('balances:why')}
                </Button>
                {onPay === undefined ? null : (
                  <Button
                    size="small"
                    variant={isOwn(payment.from.id) ? 'primary' : 'secondary'}
                    onClick={() => onPay(payment, currency)}
                  >
                    {t('balances:markPaid')}
                  </Button>
                )}
              </span>
            }
          />
        ))}
      </List>
    </Card>
  );
}

/** Returns the payments in the same order, but the user's own first. */
function ownFirst(
  payments: readonly Payment[],
  isOwn: (id: string) => boolean,
): readonly Payment[] {
  const rank = ({ from, to }: Payment) => (isOwn(from.id) || isOwn(to.id) ? 0 : 1);
  return payments.toSorted((a, b) => rank(a) - rank(b));
}

function wordOf(minor: number, isReader: boolean, t: ReturnType<typeof useT>): string {
  if (minor === 0) return t('groups:settled');
  if (isReader) return minor > 0 ? t('you:getBack') : t('you:oweWord');
  return minor > 0 ? t('balances:getsBack') : t('balances:owesWord');
}
