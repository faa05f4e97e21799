import { useUser } from '@quits/auth/react';
import { useDatabase, useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, List, Skeleton } from '@quits/ui';
import { useNavigate } from 'react-router';
import { createExample } from '../../data/actions/create-example.ts';
import { groups } from '../../data/collections.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { useExampleTexts } from './use-example-texts.ts';
import { GroupRow } from './group-row.tsx';
import styles from './groups-screen.module.css';

/** The groups that one is in, with one's balance in each. */
export function GroupsScreen() {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid;
  const state = useLiveQuery(groups, uid === undefined ? undefined : {}, (query) =>
    query.where('memberUids', 'array-contains', uid ?? '').orderBy('lastActivityAt', 'desc'),
  );
  useTitle(t('groups:title'));

  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <h1>{t('groups:title')}</h1>
        {state.status === 'ready' && state.data.length > 0 ? (
          <Button render={linkTo(paths.newGroup())}>{t('groups:new')}</Button>
        ) : null}
      </header>
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      {state.status === 'loading' || state.status === 'idle' ? (
        <Skeleton shape="row" count={3} label={t('common:loading')} />
      ) : null}
      {state.status === 'ready' && state.data.length > 0 ? (
        <List>
          {state.data.map((group) => (
            <GroupRow key={group.id} group={group} uid={uid} />
          ))}
        </List>
      ) : null}
      {state.status === 'ready' && state.data.length === 0 ? <NoGroups uid={uid} /> : null}
    </div>
  );
}

function NoGroups({ uid }: { readonly uid: string | undefined }) {
  const t = useT();
  const database = useDatabase();
  const navigate = useNavigate();
  const texts = useExampleTexts();

  function lookAround(): void {
    if (uid === undefined) return;
    const { groupId } = createExample(database, uid, texts, Date.now());
    void navigate(paths.group(groupId));
  }

  return (
    <EmptyState
      title={t('groups:emptyTitle')}
      actions={
        <>
          <Button kind="primary" render={linkTo(paths.newGroup())}>
            {t('groups:new')}
          </Button>
          <Button kind="quiet" onClick={lookAround}>
            {t('groups:lookAround')}
          </Button>
        </>
      }
    >
      <p>{t('groups:emptyText')}</p>
    </EmptyState>
  );
}
