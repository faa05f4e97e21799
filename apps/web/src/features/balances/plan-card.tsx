import { useFormatter, useT } from '@quits/i18n/react';
import type { BalanceSheet, Payment } from '@quits/product/balances/balance-sheets.ts';
import { payeeAccount } from '@quits/product/balances/payee-account.ts';
import { joinPlans, mostPayments, type PlanRow } from '@quits/product/balances/plan-rows.ts';
import { Button, Card, Icon, List, ListRow, Skeleton } from '@quits/ui';
import { CircleQuestionMark } from 'lucide-react';
import { memo, useState } from 'react';
import { usePaymentText } from '../../expense-entry/use-payment-text.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { Amount } from '../../money/amount.tsx';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './balances-screen.module.css';
import { loadSheets } from './pay-sheets.ts';
import { ShareButton } from './share-button.tsx';
import { usePrinting } from './use-printing.ts';

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  readonly sheets: readonly BalanceSheet[];
  readonly groupName: string;
  /** Called with the payment and its currency. */
  readonly onWhy: (payment: Payment, currency: string) => void;
  /** Called with a debt of the reader to somebody with an account. */
  readonly onSettle: (payment: Payment, currency: string) => void;
  /** Called with what somebody owes the reader. */
  readonly onRemind: (payment: Payment, currency: string) => void;
  /** Omitted for viewers. */
  readonly onPay: ((payment: Payment, currency: string) => void) | undefined;
}

/** Maximum number of payments before “Show all”, of which at least a few are between others. */
const MOST = 8;
const FEWEST_OTHERS = 3;

/** The payments that settle a group in all of its currencies: the user's own first, then the others. Memoized, so that opening a dialog doesn't rerender it. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps) {
  const { sheets, groupName, onWhy, onSettle, onRemind, onPay } = props;
  const t = useT();
  const { number } = useFormatter();
  const isOwn = useIsOwn();
  const [isWhole, setWhole] = useState(false);
  const printing = usePrinting();
  const { own, others, isPairs, isOptimal, progress } = joinPlans(sheets, isOwn);
  const all = [...own, ...others];
  if (progress === 'reading' || (all.length === 0 && progress !== 'done')) {
    // As large as the plan will be, so that the balances below it don't move.
    return (
      <Card title={t('balances:plan')} aria-busy>
        <Skeleton className={styles['note']} />
        <Skeleton
          shape="row"
          className={styles['coming']}
          count={Math.min(MOST, mostPayments(sheets))}
          label={t(progress === 'reading' ? 'history:readingAll' : 'common:loading')}
        />
      </Card>
    );
  }
  if (all.length === 0) return null;
  const most = Math.max(FEWEST_OTHERS, MOST - own.length);
  const isShort = !isWhole && !printing && others.length > most + 1;
  const row = (payment: PlanRow) => (
    <PaymentRow
      key={`${payment.currency} ${payment.from.id} ${payment.to.id}`}
      {...{ payment, onWhy, onSettle, onRemind, onPay }}
    />
  );
  return (
    <Card
      title={t('balances:plan')}
      aria-busy={progress !== 'done'}
      action={<ShareButton groupName={groupName} payments={all} />}
    >
      <p className={styles['note']}>
        {isPairs ? t('balances:notCombined') : t('balances:planText', { count: all.length })}
      </p>
      <List>{[...own, ...(isShort ? others.slice(0, most) : others)].map(row)}</List>
      {isShort ? (
        <Button variant="quiet" align="edge" onClick={() => setWhole(true)}>
          {t('balances:showAll', { total: number(all.length) })}
        </Button>
      ) : null}
      {isPairs ? null : (
        <p className={styles['proof']}>
          {isOptimal ? t('balances:planProven') : t('balances:planNotProven')}
        </p>
      )}
    </Card>
  );
});

interface PaymentRowProps extends Pick<PlanCardProps, 'onWhy' | 'onSettle' | 'onRemind' | 'onPay'> {
  readonly payment: PlanRow;
}

function PaymentRow({ payment, onWhy, onSettle, onRemind, onPay }: PaymentRowProps) {
  const t = useT();
  const { data: group } = useGroup();
  const labelled = useLabelled();
  const { paysTo } = usePaymentText();
  const { currency, side, isWorking, minor } = payment;
  const title = paysTo(payment);
  const isPayable = side === 'pays' && payeeAccount(group, payment, currency) !== undefined;
  return (
    <ListRow
      className={styles['payment']}
      // The previous payments stay readable until the new plan is ready, but their actions are
      // disabled.
      inert={isWorking}
      data-side={side === 'pays' ? 'debit' : side === 'gets' ? 'credit' : undefined}
      title={title}
      amount={<Amount minor={minor} currency={currency} />}
      action={
        <span className={styles['rowActions']}>
          <Button
            size="small"
            variant="quiet"
            aria-label={labelled(t('balances:why'), title)}
            onPointerDown={loadSheets}
            onClick={() => onWhy(payment, currency)}
          >
            <Icon glyph={CircleQuestionMark} className={styles['whyIcon'] ?? ''} />
            <span className={styles['why']}>{t('balances:why')}</span>
          </Button>
          {side === 'gets' ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={labelled(t('balances:remind'), title)}
              onPointerDown={loadSheets}
              onClick={() => onRemind(payment, currency)}
            >
              {t('balances:remind')}
            </Button>
          ) : null}
          {isPayable ? (
            <Button
              size="small"
              variant="primary"
              aria-label={labelled(t('balances:pay'), title)}
              onPointerDown={loadSheets}
              onClick={() => onSettle(payment, currency)}
            >
              {t('balances:pay')}
            </Button>
          ) : null}
          {onPay === undefined ? null : (
            <Button
              size="small"
              variant={side === 'pays' && !isPayable ? 'primary' : 'secondary'}
              aria-label={labelled(t('balances:markPaid'), title)}
              onPointerDown={loadSheets}
              onClick={() => onPay(payment, currency)}
            >
              {t('balances:markPaid')}
            </Button>
          )}
        </span>
      }
    />
  );
}
