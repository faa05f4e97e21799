import { onDemandPart } from '@quits/app-platform/prefetch/on-demand-part.tsx';
import { useLiveQuery } from '@quits/firestore/react';
import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { monthOf } from '@quits/ledger';
import { type BudgetStanding, budgetStandings } from '@quits/product/budget/budget-standing.ts';
import { budgets } from '@quits/product/budget/collections.ts';
import { markOf } from '@quits/product/category/category-mark.ts';
import { filterOfMonth, writeFilter } from '@quits/product/expense-list/expense-filter.ts';
import type { Month } from '@quits/product/month/schema.ts';
import { Button, Card, IconTile, List, ListRow, Progress } from '@quits/ui';
import { useState } from 'react';
import { NeedsConnection } from '../../platform/notices/needs-connection.tsx';
import { useCategories } from '../../categories/use-categories.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './insights-screen.module.css';

const BudgetSheet = onDemandPart(
  async () => (await import('./budget-sheet.tsx')).BudgetSheet,
  NeedsConnection,
);

/** Props of {@link BudgetsCard}. */
export interface BudgetsCardProps {
  /** Totals that include the current month. */
  readonly months: readonly Doc<Month>[];
  /** Currency of a new budget. */
  readonly currency: string;
  /** Calendar date. */
  readonly today: string;
}

/** The group's monthly budgets, each with its rest of the current month; nothing for viewers of a group without any. */
export function BudgetsCard({ months, currency, today }: BudgetsCardProps) {
  const t = useT();
  const { month: monthName } = useFormatter();
  const labelled = useLabelled();
  const group = useGroup();
  const uid = useEditorUid();
  const [opened, setOpened] = useState<BudgetStanding | 'new'>();
  const state = useLiveQuery(budgets, { groupId: group.id });
  const month = monthOf(today);
  if (state.status !== 'ready') return null;
  const standings = budgetStandings(state.data, months, month);
  if (standings.length === 0 && uid === undefined) return null;

  return (
    <Card
      title={labelled(t('budgets:title'), standings.length === 0 ? '' : monthName(month))}
      className={styles['budgets']}
    >
      {standings.length === 0 ? <p className={styles['note']}>{t('budgets:hint')}</p> : null}
      <List>
        {standings.map((standing) => (
          <BudgetRow
            key={standing.category}
            standing={standing}
            month={month}
            onEdit={uid === undefined ? undefined : () => setOpened(standing)}
          />
        ))}
      </List>
      {uid === undefined ? null : (
        <Button variant="quiet" align="edge" onClick={() => setOpened('new')}>
          {t('budgets:add')}
        </Button>
      )}
      {opened === undefined || uid === undefined ? null : (
        <BudgetSheet
          uid={uid}
          currency={currency}
          budget={opened === 'new' ? undefined : opened}
          taken={standings.map(({ category }) => category)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

interface BudgetRowProps {
  readonly standing: BudgetStanding;
  /** `YYYY-MM` */
  readonly month: string;
  readonly onEdit: (() => void) | undefined;
}

function BudgetRow({ standing, month, onEdit }: BudgetRowProps) {
  const t = useT();
  const { money } = useFormatter();
  const labelled = useLabelled();
  const group = useGroup();
  const { categoryOf } = useCategories();
  const { category: id, amount, currency, spent, left } = standing;
  const category = categoryOf(id);
  const rest = money(Math.abs(left), currency);
  const filter = writeFilter({ ...filterOfMonth(month), category: id });
  return (
    <ListRow
      data-state={left < 0 ? 'exceeded' : undefined}
      className={styles['budget']}
      leading={<IconTile {...markOf(category)} />}
      title={category.name}
      render={linkTo(`${paths.group(group.id)}?${filter.toString()}`)}
      description={
        <Progress
          className={styles['meter']}
          label={t('budgets:spent', {
            spent: money(spent, currency),
            budget: money(amount, currency),
          })}
          value={Math.min(1, Math.max(0, spent / amount))}
          valueText={t(left < 0 ? 'budgets:over' : 'budgets:left', { amount: rest })}
        />
      }
      {...(onEdit === undefined
        ? {}
        : {
            action: (
              <Button
                size="small"
                variant="quiet"
                aria-label={labelled(t('budgets:edit'), category.name)}
                onClick={onEdit}
              >
                {t('common:edit')}
              </Button>
            ),
          })}
    />
  );
}
