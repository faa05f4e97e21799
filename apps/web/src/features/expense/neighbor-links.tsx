import { useT } from '@quits/i18n/react';
import { Button, Icon } from '@quits/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedExpenses } from '../../group-expenses/use-listed-expenses.ts';
import { FROM_LIST } from '../../routing/from-list.ts';
import { paths } from '../../routing/paths.ts';
import styles from './expense-screen.module.css';

/** Props of {@link NeighborLinks}. */
export interface NeighborLinksProps {
  readonly groupId: string;
  readonly expenseId: string;
  readonly listed: ListedExpenses;
}

/** Links to the previous and next expense of the list. */
export function NeighborLinks({ groupId, expenseId, listed }: NeighborLinksProps) {
  const t = useT();
  const place = listed.ids.indexOf(expenseId);
  const newer = place > 0 ? listed.ids[place - 1] : undefined;
  const older = place < 0 ? undefined : listed.ids[place + 1];
  if (newer === undefined && older === undefined) return null;
  const to = (id: string) => ({ pathname: paths.expense(groupId, id), search: listed.search });
  return (
    <nav className={styles['neighbors']} aria-label={t('expenses:title')}>
      {newer === undefined ? null : (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon glyph={ArrowUp} size="small" />}
          render={({ children, ...looks }) => (
            // Replaces the history entry, so that going back always leads to the list.
            <Link {...looks} to={to(newer)} replace preventScrollReset state={FROM_LIST}>
              {children}
            </Link>
          )}
        >
          {t('history:newer')}
        </Button>
      )}
      {older === undefined ? null : (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon glyph={ArrowDown} size="small" />}
          render={({ children, ...looks }) => (
            <Link {...looks} to={to(older)} replace preventScrollReset state={FROM_LIST}>
              {children}
            </Link>
          )}
        >
          {t('history:older')}
        </Button>
      )}
    </nav>
  );
}
