import { useUser } from '@quits/auth/react';
import { MoneyScopeProvider, useErrorText, useT } from '@quits/i18n/react';
import { Badge, Button, ErrorState, Icon, Skeleton } from '@quits/ui';
import { Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { mayWrite } from '@quits/product/access.ts';
import { groups } from '@quits/product/group/collections.ts';
import { countActivePeople, ownPersonId } from '@quits/product/person/people.ts';
import { useKnownDocument } from '../../data/use-known-document.ts';
import { InviteButton } from '../../group-invites/invite-button.tsx';
import { GroupProvider } from '../../open-group/group-context.tsx';
import { useKeepGroup } from './use-keep-group.ts';
import { useRememberedGroup } from './use-remembered-group.ts';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { scopeOfGroup } from '../../money/scope-of-groups.ts';
import { useMarkSeen } from '../../unread/use-mark-seen.ts';
import { useInSlices } from '@quits/app-platform/slices/use-in-slices.ts';
import { whenScreenReady } from '@quits/app-platform/slices/when-screen-ready.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useGroupId } from '../../routing/use-group-id.ts';
import { useIsForm } from '../../routing/use-is-form.ts';
import { useTitle } from '../../routing/use-title.ts';
import { useComparedSums } from '../../sums/use-compared-sums.ts';
import styles from './group-layout.module.css';
import { ViewerBalance, ViewerBalancePlaceholder } from './viewer-balance.tsx';

const DeletingNotice = lazy(async () => ({
  default: (await import('../../own-groups/deleting-notice.tsx')).DeletingNotice,
}));

const UnlinkedNotice = lazy(async () => ({
  default: (await import('../../group-people/unlinked-notice.tsx')).UnlinkedNotice,
}));

/** Loaded once the screen is ready: a menu's code isn't needed before it is pressed. */
const GroupMenu = lazy(async () => {
  await whenScreenReady();
  return { default: (await import('./group-menu.tsx')).GroupMenu };
});

/** One group: its name, the user's balance, and its screens. */
export function GroupLayout() {
  const t = useT();
  const errorText = useErrorText();
  const groupId = useGroupId();
  const uid = useUser()?.uid;
  const state = useKnownDocument(groups, uid === undefined ? undefined : { id: groupId });
  const known = state.status === 'ready' ? state.data : undefined;
  const remembered = useRememberedGroup(known);
  const group = known ?? remembered;
  const isShown = useInSlices(group !== undefined);
  useTitle(group?.data.name);
  useMarkSeen(known);
  useComparedSums(known);
  useKeepGroup(known);
  const isUnlinked =
    known?.data.archivedAt === undefined &&
    known?.data.memberUids.includes(uid ?? '') === true &&
    ownPersonId(known.data, uid) === undefined;
  const { pathname } = useLocation();
  const isForm = useIsForm();
  const scope = group === undefined ? { currencies: [] } : scopeOfGroup(group.data);
  // The list stays beside or behind the open expense.
  const isExpenses =
    pathname === paths.group(groupId) ||
    pathname === paths.addExpense(groupId) ||
    pathname.startsWith(paths.expense(groupId, ''));
  function whyNot(missing: Extract<typeof state, { status: 'failed' | 'ready' }>): string {
    // An uncached group may still exist.
    if (missing.status === 'ready' && missing.fromCache) return t('errors:notCached');
    // The server doesn't reveal the existence of an unreadable group.
    const isHidden =
      missing.status === 'ready' || missing.error.code === 'firestore/permission-denied';
    return isHidden ? t('errors:groupNotFound') : errorText(missing.error);
  }

  if (state.status === 'failed' || (state.status === 'ready' && known === undefined)) {
    return (
      <ErrorState
        title={whyNot(state)}
        actions={
          <Button variant="primary" render={linkTo(paths.groups())}>
            {t('groups:title')}
          </Button>
        }
      />
    );
  }

  return (
    <MoneyScopeProvider {...scope}>
      <div
        className={styles['root']}
        data-form={isForm ? '' : undefined}
        data-detail={pathname.startsWith(paths.expense(groupId, '')) ? '' : undefined}
      >
        <header className={styles['header']}>
          {group === undefined ? (
            <div className={styles['top']}>
              <GroupTile emoji={undefined} />
              <div className={styles['who']}>
                <h1 className={styles['title']} aria-label={t('common:loading')}>
                  <Skeleton shape="title" />
                </h1>
                <p className={styles['meta']} />
              </div>
              <ViewerBalancePlaceholder />
            </div>
          ) : (
            <div className={styles['top']}>
              <GroupTile emoji={group.data.emoji} />
              <div className={styles['who']}>
                <h1 className={styles['title']}>{group.data.name}</h1>
                <p className={styles['meta']}>
                  {t('common:people', { count: countActivePeople(group.data) })}
                  {' · '}
                  {t('common:expenses', { count: group.data.expenseCount })}
                </p>
              </div>
              {group.data.archivedAt === undefined ? null : <Badge>{t('groups:archived')}</Badge>}
              {known === undefined ? (
                <ViewerBalancePlaceholder />
              ) : (
                <ViewerBalance group={known.data} />
              )}
            </div>
          )}
          <div className={styles['bar']}>
            <nav className={styles['tabs']} aria-label={group?.data.name ?? t('groups:title')}>
              <Link to={paths.group(groupId)} aria-current={isExpenses ? 'page' : undefined}>
                {t('expenses:title')}
              </Link>
              <NavLink to={paths.balances(groupId)}>{t('balances:title')}</NavLink>
              <NavLink to={paths.insights(groupId)}>{t('balances:insights')}</NavLink>
              <NavLink to={paths.activity(groupId)}>{t('balances:activity')}</NavLink>
              <NavLink
                className={styles['gear'] ?? ''}
                to={paths.groupSettings(groupId)}
                aria-label={t('groups:settings')}
                title={t('groups:settings')}
              >
                <Icon glyph={Settings} />
              </NavLink>
            </nav>
            {group !== undefined && mayWrite(group.data, uid) ? (
              <div className={styles['invite']}>
                <GroupProvider group={group}>
                  <InviteButton place="header" />
                </GroupProvider>
              </div>
            ) : null}
            {group === undefined ? null : (
              <div className={styles['menu']}>
                <Suspense>
                  <GroupMenu groupId={groupId} mayWrite={mayWrite(group.data, uid)} />
                </Suspense>
              </div>
            )}
          </div>
        </header>
        {group === undefined || !isShown ? (
          <Skeleton shape="row" count={4} label={t('common:loading')} />
        ) : (
          <GroupProvider group={group}>
            {group.data.deletingAt === undefined ? null : (
              <Suspense>
                <DeletingNotice group={group} />
              </Suspense>
            )}
            {isUnlinked ? (
              <Suspense>
                <UnlinkedNotice />
              </Suspense>
            ) : null}
            <Outlet />
          </GroupProvider>
        )}
      </div>
    </MoneyScopeProvider>
  );
}
