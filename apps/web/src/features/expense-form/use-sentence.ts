import { useUser } from '@quits/auth/react';
import type { StaticMessageKey } from '@quits/i18n';
import { useFormatter, useT } from '@quits/i18n/react';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { ExpenseForm, FormMode } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Maximum number of people who are listed by name. */
const FEW = 2;

/** Split modes as words of a sentence; equal parts say between how many. */
const HOW_TEXT = {
  weights: 'entry:howShares',
  percent: 'entry:howPercent',
  exact: 'entry:howExact',
  adjustment: 'entry:howAdjustment',
  items: 'entry:howItems',
} as const satisfies Record<Exclude<FormMode, 'equal'>, StaticMessageKey>;

/** Returns the sentence about payers and split, with its buttons in `<payer>` and `<how>`. */
export function useSentence(form: ExpenseForm): string {
  const t = useT();
  const { list } = useFormatter();
  const group = useGroup();
  const own = ownPersonId(group.data, useUser()?.uid);
  const { kind, paidBy, mode, participants } = form;
  const isIncome = kind === 'income';
  const how = `<how>${
    mode === 'equal'
      ? t('expenses:splitEqually', { count: participants.length })
      : t(HOW_TEXT[mode])
  }</how>`;
  const payers = paidBy.kind === 'one' ? [paidBy.personId] : Object.keys(paidBy.texts);
  if (payers.length === 0 || payers.length > FEW) {
    return t(isIncome ? 'entry:incomeSummaryMany' : 'entry:summaryMany', { how });
  }
  if (payers.length === 1 && payers[0] === own) {
    return t(isIncome ? 'entry:incomeSummaryYou' : 'entry:summaryYou', { how });
  }
  const names = payers.map((id) =>
    id === own ? t('entry:byYou') : (group.data.people[id]?.name ?? t('common:someone')),
  );
  const payer = `<payer>${list(names)}</payer>`;
  return t(isIncome ? 'entry:incomeSummary' : 'expenses:summary', { payer, how });
}
