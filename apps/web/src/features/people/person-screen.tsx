import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { MoneyScopeProvider, useErrorText, useT } from '@quits/i18n/react';
import { mayWrite } from '@quits/product/access.ts';
import type { Contact } from '@quits/product/between/contacts.ts';
import { type Due, duesWith, sumDues } from '@quits/product/between/dues.ts';
import type { Group } from '@quits/product/group/schema.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Link,
  List,
  ListRow,
  PageHeader,
  Skeleton,
  Stat,
  StatRow,
} from '@quits/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import { scopeOfGroups } from '../../money/scope-of-groups.ts';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { ContactAvatar } from './contact-avatar.tsx';
import { DueExpenses } from './due-expenses.tsx';
import { JoinCard } from './join-card.tsx';
import styles from './people.module.css';
import { SettleAllSheet } from './settle-all-sheet.tsx';
import { type ReadyStanding, useStanding } from './use-standing.ts';

/** One person: what is between them and the reader in all groups, and how to settle it at once. */
export function PersonScreen() {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid ?? '';
  const { groupId = '', personId = '' } = useParams();
  const state = useStanding(uid, { groupId, personId });
  const contact = state.status === 'ready' ? state.contact : undefined;
  useTitle(contact?.name ?? t('groups:people'));
  return (
    <div className={styles['root']}>
      <PageHeader
        above={<Link render={linkTo(paths.people())}>{t('groups:people')}</Link>}
        title={contact?.name ?? t('groups:people')}
        lead={t('people:across')}
        {...(state.status === 'ready' && contact !== undefined
          ? { mark: <ContactAvatar contact={contact} groups={state.groups} size="large" /> }
          : {})}
      />
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      {state.status === 'loading' ? (
        <Skeleton shape="row" count={3} label={t('common:loading')} />
      ) : null}
      {state.status === 'ready' && contact === undefined ? (
        <EmptyState title={t('people:missing')} />
      ) : null}
      {state.status === 'ready' && contact !== undefined ? (
        <Between key={personId} uid={uid} contact={contact} standing={state} />
      ) : null}
    </div>
  );
}

interface BetweenProps {
  readonly uid: string;
  readonly contact: Contact;
  readonly standing: ReadyStanding;
}

function Between({ uid, contact, standing }: BetweenProps) {
  const t = useT();
  const [explained, setExplained] = useState<Due>();
  const [isSettling, setSettling] = useState(false);
  const { groups, contacts, statuses, isPartial } = standing;
  const dues = duesWith(standing.dues, contact);
  const sums = sumDues(dues);
  const groupOf = (id: string) => groups.find((group) => group.id === id);
  const known = (id: string) => statuses.get(id) === 'ready';
  const mayRecord = (id: string) => mayWrite(groupOf(id)?.data ?? { roles: {} }, uid);
  const settled = dues.filter(({ groupId }) => known(groupId) && mayRecord(groupId));
  const excluded = groups.filter(
    ({ id }) => dues.some(({ groupId }) => groupId === id) && !mayRecord(id),
  );
  const isComplete = groups.every(({ id }) => known(id));
  const opened = explained === undefined ? undefined : groupOf(explained.groupId);
  const sides = [
    { label: t('groups:youOwe'), figures: sums.filter(({ minor }) => minor < 0) },
    { label: t('groups:youGetBack'), figures: sums.filter(({ minor }) => minor > 0) },
  ].filter(({ figures }) => figures.length > 0);

  return (
    <MoneyScopeProvider {...scopeOfGroups(groups.map(({ data }) => data))}>
      {isPartial ? <Banner tone="info">{t('history:partial')}</Banner> : null}
      {sides.length > 0 ? (
        <StatRow>
          {sides.map(({ label, figures }) => (
            <Stat
              key={label}
              label={label}
              figure={
                <span className={styles['stack']}>
                  {figures.map((one) => (
                    <BalanceAmount key={one.currency} {...one} size="heading" />
                  ))}
                </span>
              }
            />
          ))}
        </StatRow>
      ) : isComplete ? (
        <p className={styles['even']}>{t('people:even', { name: contact.name })}</p>
      ) : null}
      {settled.length > 0 ? (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => setSettling(true)}>
            {t('people:settleAll')}
          </Button>
        </div>
      ) : null}
      <Card title={t('people:byGroup')}>
        <List>
          {groups.flatMap((group) =>
            rowsOf(
              group,
              dues.filter(({ groupId }) => groupId === group.id),
            ),
          )}
        </List>
        {dues.length > 0 && groups.some(({ data }) => data.simplify) ? (
          <p className={styles['note']}>{t('people:simplified')}</p>
        ) : null}
      </Card>
      <JoinCard {...{ uid, contact, contacts }} groups={standing.own} />
      {explained !== undefined && opened !== undefined ? (
        <DueExpenses
          uid={uid}
          group={opened}
          due={explained}
          onClose={() => setExplained(undefined)}
        />
      ) : null}
      {isSettling ? (
        <SettleAllSheet
          {...{ uid, contact, groups, excluded }}
          dues={settled}
          onClose={() => setSettling(false)}
        />
      ) : null}
    </MoneyScopeProvider>
  );

  function rowsOf({ id, data }: Doc<Group>, own: readonly Due[]) {
    const tile = <GroupTile emoji={data.emoji} size="medium" />;
    const isArchived = data.archivedAt !== undefined;
    const status = statuses.get(id);
    const note =
      status === 'unbalanced'
        ? t('balances:mismatch')
        : status === 'ready'
          ? isArchived
            ? t('groups:archived')
            : undefined
          : t('common:loading');
    const description = note === undefined ? {} : { description: note };
    if (own.length === 0) {
      return [
        <ListRow
          key={id}
          leading={tile}
          title={data.name}
          {...description}
          share={status === 'ready' ? t('groups:settled') : undefined}
          render={linkTo(paths.balances(id))}
        />,
      ];
    }
    return own.map((due) => (
      <ListRow
        key={`${id} ${due.personId} ${due.currency}`}
        leading={tile}
        title={data.name}
        {...description}
        amount={<BalanceAmount minor={due.minor} currency={due.currency} sign="always" />}
        share={t(due.minor < 0 ? 'groups:youOwe' : 'groups:youGetBack')}
        onPress={() => setExplained(due)}
      />
    ));
  }
}
