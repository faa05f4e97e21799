import { useFormatter, useT } from '@quits/i18n/react';
import { explainBalance, explainDebt, type Reason } from '@quits/ledger';
import { Button, Dialog, List, ListRow, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { usePaymentText } from '../expense-entry/use-payment-text.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useIsOwn } from '../group-people/use-is-own.ts';
import { Amount } from '../money/amount.tsx';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import styles from './debts.module.css';
import type { PartyEntry } from '@quits/product/balances/party-entries.ts';
import type { Party } from '@quits/product/balances/parties.ts';

const PAGE = 50;

/** Props of {@link DebtExplanationDialog}. */
export interface DebtExplanationDialogProps {
  readonly payment: Payment;
  readonly currency: string;
  /** The whole history; `undefined` while loading. */
  readonly entries: readonly PartyEntry[] | undefined;
  readonly onClose: () => void;
}

/** Expenses behind a debt; with simplified debts, those behind both balances. */
export function DebtExplanationDialog({
  payment,
  currency,
  entries,
  onClose,
}: DebtExplanationDialogProps) {
  const t = useT();
  const { whyOwes } = usePaymentText();
  const { from, to, minor } = payment;
  const debt = entries && explainDebt(entries, { from: from.id, to: to.id, currency });
  const isDirect = debt?.at(-1)?.running === minor;
  return (
    <Dialog
      placement="sheet"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={whyOwes(payment)}
      labels={{ close: t('common:close') }}
    >
      {entries === undefined || debt === undefined ? (
        <Skeleton shape="row" count={4} label={t('history:readingAll')} />
      ) : isDirect ? (
        <Reasons reasons={debt} currency={currency} />
      ) : (
        [from, to].map((party) => (
          <BalanceReasons key={party.id} party={party} entries={entries} currency={currency} />
        ))
      )}
    </Dialog>
  );
}

interface BalanceReasonsProps {
  readonly party: Party;
  readonly entries: readonly PartyEntry[];
  readonly currency: string;
}

function BalanceReasons({ party, entries, currency }: BalanceReasonsProps) {
  const t = useT();
  const isOwn = useIsOwn();
  return (
    <section className={styles['reasons']}>
      <h3>{isOwn(party.id) ? t('you:balance') : t('balances:whyBalance', { name: party.name })}</h3>
      <Reasons
        reasons={explainBalance(entries, { person: party.id, currency })}
        {...{ currency }}
      />
    </section>
  );
}

interface ReasonsProps {
  /** Oldest first. */
  readonly reasons: readonly Reason<PartyEntry>[];
  readonly currency: string;
}

function Reasons({ reasons, currency }: ReasonsProps) {
  const t = useT();
  const { date } = useFormatter();
  const group = useGroup();
  const [shown, setShown] = useState(PAGE);
  const newestFirst = reasons.slice(-shown).reverse();
  return (
    <>
      <List>
        {newestFirst.map(({ entry, amount, running }) => (
          <ListRow
            key={entry.expenseId}
            title={entry.title}
            description={date(entry.date)}
            amount={<Amount minor={amount} currency={currency} sign="always" />}
            share={<Amount minor={running} currency={currency} sign="auto" />}
            render={linkTo(paths.expense(group.id, entry.expenseId))}
          />
        ))}
      </List>
      {reasons.length > shown ? (
        <Button variant="quiet" align="edge" onClick={() => setShown(shown + PAGE)}>
          {t('expenses:showMore')}
        </Button>
      ) : null}
    </>
  );
}
