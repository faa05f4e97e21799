import { useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Skeleton } from '@quits/ui';
import { lazy, Suspense } from 'react';
import { whenScreenReady } from '@quits/app-platform/slices/when-screen-ready.ts';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import type { Doc } from '@quits/firestore';
import type { Group } from '@quits/product/group/schema.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { GroupsList } from './groups-list.tsx';
import styles from './groups-screen.module.css';
import { NoGroups } from './no-groups.tsx';

/** Loaded once the groups are shown. */
const GroupsAside = lazy(async () => {
  await whenScreenReady();
  return { default: (await import('./groups-aside.tsx')).GroupsAside };
});

const isOpen = ({ data }: Doc<Group>) =>
  data.archivedAt === undefined && data.deletingAt === undefined;

/** The user's groups, with their balance in each. */
export function GroupsScreen() {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid;
  const state = useOwnGroups();
  const hasGroups = state.status === 'ready' && state.data.length > 0;
  const wide = useIsWide();
  useTitle(t('groups:title'));

  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <h1>{t('groups:title')}</h1>
        {hasGroups ? (
          <div className={styles['actions']}>
            <Button variant="quiet" render={linkTo(paths.importFile())}>
              {t('importing:title')}
            </Button>
            <Button variant="primary" render={linkTo(paths.newGroup())}>
              {t('groups:new')}
            </Button>
          </div>
        ) : null}
      </header>
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      {state.status === 'loading' || state.status === 'idle' ? (
        <Skeleton shape="row" count={3} label={t('common:loading')} />
      ) : null}
      {hasGroups ? (
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <GroupsList groups={state.data} uid={uid} />
          </div>
          {wide ? (
            <div data-aside="" className={styles['column']}>
              <Suspense>
                <GroupsAside groups={state.data.filter(isOpen)} />
              </Suspense>
            </div>
          ) : null}
        </div>
      ) : null}
      {state.status === 'ready' && !hasGroups ? <NoGroups uid={uid} /> : null}
    </div>
  );
}
