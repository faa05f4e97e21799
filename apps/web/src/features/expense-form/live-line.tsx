import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { viewerShare } from '@quits/product/expense/viewer-share.ts';
import { eachShare } from '@quits/product/expense-form/each-share.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useOwnText } from './use-own-text.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link LiveLine}. */
export interface LiveLineProps {
  /** Set as soon as the form is complete. */
  readonly expense: NewExpense | undefined;
}

/** Shows each person's share and the effect on the user while the form is filled in; keeps its height when empty. */
export function LiveLine({ expense }: LiveLineProps) {
  const t = useT();
  const { money } = useFormatter();
  const joined = useJoined();
  const ownText = useOwnText();
  const own = ownPersonId(useGroup().data, useUser()?.uid);
  if (expense === undefined) return <output className={styles['live']} />;
  const each = eachShare(expense);
  const shares = each?.map((minor) => money(minor, expense.currency)).join('–');
  return (
    <output className={styles['live']} data-effect={viewerShare(expense, own).kind}>
      {joined([
        shares === undefined ? undefined : t('entry:each', { amount: shares }),
        ownText(expense),
      ])}
    </output>
  );
}
