import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { Badge, BalanceBar, ListRow } from '@quits/ui';
import { balancesOfPerson, countActivePeople, ownPersonId } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useSumsProblem } from '../../sums/use-sums-problem.ts';
import styles from './groups-screen.module.css';
import { useComparedSums } from '../../sums/use-compared-sums.ts';

/** Props of {@link GroupRow}. */
export interface GroupRowProps {
  readonly group: Doc<Group>;
  readonly uid: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Largest balance of the user in any group by currency, in minor units. */
  readonly largest: ReadonlyMap<string, number>;
  /** Whether it changed since it was last opened on this device. */
  readonly isNews: boolean;
}

/** One group: its name, number of people, last change, and the user's balance. */
export function GroupRow({ group, uid, now, largest, isNews }: GroupRowProps) {
  const t = useT();
  const { data } = group;
  useComparedSums(group);
  const { relative } = useFormatter();
  const people = t('common:people', { count: countActivePeople(data) });
  const at = data.lastActivityAt;
  const isWrong = useSumsProblem(group) !== undefined;
  const balances = balancesOfPerson(data, ownPersonId(data, uid));
  return (
    <ListRow
      leading={<GroupTile emoji={data.emoji} />}
      title={
        <>
          {data.name} {isNews ? <Badge tone="accent">{t('groups:news')}</Badge> : null}
        </>
      }
      description={
        data.deletingAt !== undefined
          ? t('settings:deletingOpen')
          : isWrong
            ? t('balances:mismatch')
            : [people, ...(at === null ? [] : [relative(at, now)])].join(' · ')
      }
      amount={balances.map(({ currency, minor }) => (
        <span key={currency} className={styles['balance']}>
          <BalanceBar className={styles['bar']} value={minor / (largest.get(currency) ?? minor)} />
          <BalanceAmount minor={minor} currency={currency} sign="always" />
        </span>
      ))}
      share={shareOf(
        balances.map(({ minor }) => minor),
        t,
      )}
      render={linkTo(paths.group(group.id))}
      status={group.pending ? 'pending' : 'settled'}
    />
  );
}

function shareOf(balances: readonly number[], t: ReturnType<typeof useT>): string {
  if (balances.length === 0) return t('groups:settled');
  if (balances.every((minor) => minor > 0)) return t('groups:youGetBack');
  if (balances.every((minor) => minor < 0)) return t('groups:youOwe');
  return t('groups:mixed');
}
