import { useFormatter, useT } from '@quits/i18n/react';
import { Disclosure, List, ListRow } from '@quits/ui';
import type { PlannedLine } from '@quits/product/statement/plan-lines.ts';
import { titleOfLine } from '@quits/product/statement/line-choice.ts';
import { Amount } from '../../money/amount.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useJoined } from '../../text/use-joined.ts';

/** Props of {@link KnownLines}. */
export interface KnownLinesProps {
  /** Lines whose expense the group has. */
  readonly lines: readonly PlannedLine[];
}

/** Lines that the group has already, each with a link to its expense. */
export function KnownLines({ lines }: KnownLinesProps) {
  const t = useT();
  const { date } = useFormatter();
  const joined = useJoined();
  const { id: groupId } = useGroup();
  if (lines.length === 0) return null;
  return (
    <Disclosure surface="plain" summary={t('importing:known', { count: lines.length })}>
      <List>
        {lines.slice(0, MOST).map(({ line, known }) => (
          <ListRow
            key={line.id}
            title={known?.data.title}
            description={joined([date(line.date), titleOfLine(line)])}
            amount={<Amount minor={Math.abs(line.amount)} currency={line.currency} />}
            share={known?.data.deletedAt === undefined ? undefined : t('expenses:deleted')}
            status={known?.data.deletedAt === undefined ? 'settled' : 'deleted'}
            render={linkTo(paths.expense(groupId, known?.id ?? ''))}
          />
        ))}
      </List>
    </Disclosure>
  );
}

/** More would only slow the page down. */
const MOST = 500;
