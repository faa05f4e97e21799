import type { Doc } from '@quits/firestore';
import { MoneyScopeProvider, useT } from '@quits/i18n/react';
import { Button, Disclosure, List, SearchField, Stat, StatRow } from '@quits/ui';
import { useState } from 'react';
import { isOwner } from '@quits/product/access.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import { scopeOfGroups } from '../../money/scope-of-groups.ts';
import { isNews } from '@quits/product/activity/seen-groups.ts';
import { DeletingNotice } from '../../own-groups/deleting-notice.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { GroupRow } from './group-row.tsx';
import styles from './groups-screen.module.css';
import { largestBalances, viewerSums } from '@quits/product/person/viewer-sums.ts';
import { RemoveExample } from './remove-example.tsx';

/** Number of groups from which on there is a search field. */
const MANY = 8;

/** Props of {@link GroupsList}. */
export interface GroupsListProps {
  /** The one with the newest change first. */
  readonly groups: readonly Doc<Group>[];
  readonly uid: string | undefined;
}

/** Open groups, collapsed archived ones, and the user's total. */
export function GroupsList({ groups, uid }: GroupsListProps) {
  const t = useT();
  const scope = scopeOfGroups(groups.map(({ data }) => data));
  const [sought, setSought] = useState('');
  const [now] = useState(() => Date.now());
  const storage = deviceStorage();
  const found = groups.filter(({ data }) =>
    data.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  const open = found.filter(({ data }) => data.archivedAt === undefined);
  const archived = found.filter(({ data }) => data.archivedAt !== undefined);
  // Groups that are being deleted don't count.
  const counted = groups.filter(({ data }) => data.deletingAt === undefined);
  const summed = counted.map(({ data }) => data);
  const { owed, due, total } = viewerSums(summed, uid);
  const largest = largestBalances(summed, uid);
  // Otherwise, the total repeats the others.
  const isMixed = owed.some((one) => due.some(({ currency }) => currency === one.currency));
  const sums = [
    { label: t('groups:youOwe'), balances: owed },
    { label: t('groups:youGetBack'), balances: due },
    { label: t('balances:total'), balances: isMixed ? total : [] },
  ].filter(({ balances }) => balances.length > 0);
  // They are archived, so an owner wouldn't find the interrupted deletion among the collapsed
  // groups.
  const unfinished = groups.filter(
    (group) => group.data.deletingAt !== undefined && isOwner(group.data, uid),
  );
  const example = groups.find(
    ({ data }) =>
      data.isExample === true && data.createdBy === uid && data.deletingAt === undefined,
  );

  function rowOf(group: Doc<Group>) {
    const at = group.data.lastActivityAt?.getTime();
    const fresh =
      storage !== undefined &&
      uid !== undefined &&
      at !== undefined &&
      !group.pending &&
      isNews(storage, uid, { groupId: group.id, at, now });
    return <GroupRow key={group.id} {...{ group, uid, now, largest }} isNews={fresh} />;
  }

  return (
    <MoneyScopeProvider {...scope}>
      {unfinished.map((group) => (
        <DeletingNotice
          key={group.id}
          group={group}
          title={
            <>
              <span aria-hidden="true">{group.data.emoji}</span> {group.data.name}
            </>
          }
        />
      ))}
      {groups.length > 1 ? (
        sums.length === 0 ? (
          <p className={styles['even']}>{t('groups:allSettled')}</p>
        ) : (
          <StatRow className={styles['sums']}>
            {sums.map(({ label, balances }) => (
              <Stat
                key={label}
                label={label}
                figure={
                  <span className={styles['stack']}>
                    {balances.map((one) => (
                      <BalanceAmount
                        key={one.currency}
                        {...one}
                        sign={balances === total ? 'always' : 'never'}
                        size={balances.length > 1 ? 'title' : 'heading'}
                      />
                    ))}
                  </span>
                }
              />
            ))}
          </StatRow>
        )
      ) : null}
      {groups.length > 1 ? (
        <Button
          className={styles['people']}
          variant="quiet"
          align="edge"
          render={linkTo(paths.people())}
        >
          {t('groups:people')}
        </Button>
      ) : null}
      {groups.length >= MANY ? (
        <SearchField
          label={t('common:search')}
          hideLabel
          placeholder={t('common:search')}
          value={sought}
          onValueChange={setSought}
          clearLabel={t('common:clear')}
        />
      ) : null}
      {open.length > 0 ? <List>{open.map(rowOf)}</List> : null}
      {found.length === 0 ? <p className={styles['note']}>{t('expenses:noMatch')}</p> : null}
      {archived.length > 0 ? (
        <Disclosure
          surface="plain"
          summary={`${t('groups:showArchived')} (${archived.length})`}
          open={sought.trim() !== ''}
        >
          <List>{archived.map(rowOf)}</List>
        </Disclosure>
      ) : null}
      {example === undefined ? null : <RemoveExample groupId={example.id} />}
    </MoneyScopeProvider>
  );
}
