import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { PlannedPayment } from '@quits/ledger';
import { Banner, EmptyState } from '@quits/ui';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import { plans } from '../../debts/plans.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { useTitle } from '../../routing/use-title.ts';
import { isRight, isSameMoment, missingFrom } from '@quits/product/sums/compare-sums.ts';
import { useSumsProblem } from '../../sums/use-sums-problem.ts';
import {
  type BalanceSheet,
  balanceSheets,
  type Payment,
  shownPlan,
} from '@quits/product/balances/balance-sheets.ts';
import styles from './balances-screen.module.css';
import { partyEntries } from '@quits/product/balances/party-entries.ts';
import { remindedAmounts } from '@quits/product/reminders/reminded-amounts.ts';
import { openSheets } from '@quits/product/balances/plan-rows.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import {
  loadExplanation,
  loadPayDialog,
  loadRemindSheet,
  loadSettleSheet,
  loadSheets,
} from './pay-sheets.ts';
import { PlanCard } from './plan-card.tsx';
import { Standings } from './standings.tsx';

const SettleSheet = lazy(async () => ({ default: (await loadSettleSheet()).SettleSheet }));
const DebtExplanationDialog = lazy(async () => ({
  default: (await loadExplanation()).DebtExplanationDialog,
}));
const PayDialog = lazy(async () => ({ default: (await loadPayDialog()).PayDialog }));
const SumsBanner = lazy(async () => ({
  default: (await import('../../sums/sums-banner.tsx')).SumsBanner,
}));
const RemindSheet = lazy(async () => ({ default: (await loadRemindSheet()).RemindSheet }));

/** The open dialog of a payment. */
interface Opened {
  readonly what: 'pay' | 'why' | 'settle' | 'remind';
  readonly payment: Payment;
  readonly currency: string;
}

/** Returns the lookup of plans, which depends on a version. */
function planOf(_version: number): typeof plans.find {
  return plans.find;
}

/** Returns whether nobody owes anything. */
function isSettled(sheets: readonly BalanceSheet[]): boolean {
  return sheets.every(({ parties }) => parties.every(({ minor }) => minor === 0));
}

/** Settlement payments in all currencies, and the balances behind them. */
export function BalancesScreen() {
  const t = useT();
  const { compare } = useFormatter();
  const group = useGroup();
  const uid = useUser()?.uid;
  const editor = useEditorUid();
  const [opened, setOpened] = useState<Opened>();
  const openWhy = useCallback(
    (payment: Payment, currency: string) => setOpened({ what: 'why', payment, currency }),
    [],
  );
  const openPay = useCallback(
    (payment: Payment, currency: string) => setOpened({ what: 'pay', payment, currency }),
    [],
  );
  const openSettle = useCallback(
    (payment: Payment, currency: string) => setOpened({ what: 'settle', payment, currency }),
    [],
  );
  const openRemind = useCallback(
    (payment: Payment, currency: string) => setOpened({ what: 'remind', payment, currency }),
    [],
  );
  useTitle(t('balances:title'));
  useEffect(() => whenIdle(loadSheets), []);
  // The sums are stored; the history is read only where they don't suffice.
  const needed = !group.data.simplify || opened?.what === 'why';
  const history = useWholeHistory({ groupId: group.id, uid, needed });
  const { data } = group;
  const entries = useMemo(
    () => (history.status === 'loading' ? undefined : partyEntries(data, history.expenses)),
    [data, history],
  );
  // Recording one payment keeps the others unchanged.
  const [shown] = useState(() => new Map<string, readonly PlannedPayment[]>());
  // Longer computations run in a worker and finish later.
  // Deferred, because React renders store updates synchronously.
  const version = useDeferredValue(useSyncExternalStore(plans.subscribe, plans.version));
  const sheets = useMemo(
    () => balanceSheets(data, { entries, shown, compare, plan: planOf(version) }),
    [data, entries, shown, compare, version],
  );
  useEffect(() => {
    for (const sheet of sheets) {
      if (sheet.plan.kind === 'working') plans.start(sheet.plan.request);
      else shown.set(sheet.currency, shownPlan(sheet));
    }
  }, [sheets, shown]);
  const known = useSumsProblem(group);
  const missing = useMemo(
    () =>
      history.complete && !group.pending && isSameMoment(data, history.expenses)
        ? missingFrom(data, history.expenses)
        : known?.missing,
    [history, group.pending, data, known],
  );
  const isWrong =
    sheets.some(({ plan }) => plan.kind === 'unbalanced') ||
    (missing !== undefined && !isRight(data, missing));

  const open = openSheets(sheets);
  const isEmpty = data.expenseCount === 0 && !isWrong && isSettled(open);

  return (
    <div className={styles['root']} data-wide="">
      {isWrong ? (
        <Suspense>
          <SumsBanner missing={missing} />
        </Suspense>
      ) : null}
      {needed && history.status === 'ready' && !history.complete ? (
        <Banner tone="info">{t('history:partial')}</Banner>
      ) : null}
      {isEmpty ? (
        <EmptyState title={t('balances:nothingYet')}>
          <p>{t('expenses:emptyText')}</p>
        </EmptyState>
      ) : (
        <div className={styles['board']}>
          <PlanCard
            sheets={sheets}
            groupName={data.name}
            onWhy={openWhy}
            onSettle={openSettle}
            onRemind={openRemind}
            onPay={editor === undefined ? undefined : openPay}
          />
          <div className={styles['currencies']}>
            {open.map((sheet) => (
              <Standings
                key={sheet.currency}
                sheet={sheet}
                isNamed={open.length > 1}
                since={data.last?.at ?? undefined}
              />
            ))}
          </div>
        </div>
      )}
      {opened?.what === 'why' ? (
        <Suspense>
          <DebtExplanationDialog
            {...opened}
            entries={entries}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {opened?.what === 'settle' ? (
        <Suspense>
          <SettleSheet
            {...opened}
            onPaid={
              editor === undefined ? undefined : () => openPay(opened.payment, opened.currency)
            }
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {opened?.what === 'remind' && uid !== undefined ? (
        <Suspense>
          <RemindSheet
            {...opened}
            amounts={remindedAmounts(sheets, opened.payment)}
            uid={uid}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {opened?.what === 'pay' && editor !== undefined ? (
        <Suspense>
          <PayDialog {...opened} uid={editor} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
