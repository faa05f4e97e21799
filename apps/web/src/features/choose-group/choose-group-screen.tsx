import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useConnection, useSyncStatus } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, List, ListRow, Skeleton } from '@quits/ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasWritingRole, mayWrite } from '@quits/product/access.ts';
import { readRememberedGroups } from '@quits/product/group/remembered-groups.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { handedKind, takeHandedFiles } from '../../dropped/handed-files.ts';
import { useFiles } from '../../files/files-context.tsx';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { draftWithFiles } from '@quits/product/files/draft-with-files.ts';
import { useSharedFiles } from './use-shared-files.ts';
import styles from './choose-group-screen.module.css';

/** A new expense without a group yet: from the system's share sheet, a shortcut or a link. */
export function ChooseGroupScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { compare, locale } = useFormatter();
  const uid = useUser()?.uid;
  const files = useFiles();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Guards against a second click or effect run, which would take the files twice.
  const choosing = useRef(false);
  const own = useOwnGroups();
  const isOffline = useConnection().status === 'offline';
  const { pending } = useSyncStatus();
  useTitle(t('expenses:add'));

  const isLoaded = own.status === 'ready';
  // Before the database has answered: the groups that were opened last on this device.
  const remembered = useMemo(
    () => (isLoaded || uid === undefined ? [] : readRememberedGroups(uid)),
    [isLoaded, uid],
  );
  const known = isLoaded ? own.data : remembered.length > 0 ? remembered : undefined;
  const open = known?.filter(({ data }) => mayWrite(data, uid));
  // Without the server's view, or with pending writes, the device may not know all groups yet.
  const isWhole =
    (isLoaded && isOffline) || (own.status === 'ready' && !own.fromCache && pending === 0);
  const isReading = useSharedFiles();
  const wanted = open?.find(({ id }) => id === params.get('group'));
  const only = isReading
    ? undefined
    : (wanted ?? (isWhole && open?.length === 1 ? open[0] : undefined));

  async function choose(group: Doc<Group>): Promise<void> {
    if (uid === undefined || files === undefined || choosing.current) return;
    choosing.current = true;
    if (handedKind() === 'statement') {
      await navigate(paths.groupStatement(group.id), { replace: true });
      return;
    }
    const shared = takeHandedFiles('receipts');
    if (shared.length > 0) {
      const title = params.get('title') ?? undefined;
      await draftWithFiles({ uid, compare, locale, group, files, shared, title });
    }
    // Shared content is stored in the draft, including its title; a plain link's values stay in the
    // URL.
    const query = new URLSearchParams(params);
    query.delete('group');
    const search = shared.length > 0 ? '' : query.toString();
    void navigate({ pathname: paths.addExpense(group.id), search }, { replace: true });
  }

  const chooseOnly = useEffectEvent(() => {
    if (only !== undefined) void choose(only);
  });
  const canChoose = only !== undefined && files !== undefined;
  useEffect(() => {
    if (canChoose) chooseOnly();
  }, [canChoose]);

  if (own.status === 'failed') return <Banner tone="danger">{errorText(own.error)}</Banner>;
  if (isReading || open === undefined || only !== undefined || (open.length === 0 && !isLoaded)) {
    return <Skeleton shape="row" count={3} label={t('common:loading')} />;
  }
  if (open.length === 0) {
    const mine = own.status === 'ready' ? own.data : [];
    return (
      <EmptyState
        level={1}
        title={t(whyNone(mine, uid))}
        actions={
          <>
            <Button variant="primary" render={linkTo(paths.newGroup())}>
              {t('groups:new')}
            </Button>
            {mine.length === 0 ? null : (
              <Button render={linkTo(paths.groups())}>{t('groups:title')}</Button>
            )}
          </>
        }
      >
        <p>{t('groups:emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={styles['title']}>{t('commands:whichGroup')}</h1>
      <List>
        {open.map((group) => (
          <ListRow
            key={group.id}
            leading={<GroupTile emoji={group.data.emoji} />}
            title={group.data.name}
            onPress={() => void choose(group)}
          />
        ))}
      </List>
    </>
  );
}

/**
 * Returns why no group is available: none exists, all are archived, or the user is only a viewer.
 */
function whyNone(mine: readonly Doc<Group>[], uid: string | undefined) {
  if (mine.length === 0) return 'groups:emptyTitle';
  const isOnlyClosed = mine.some(({ data }) => hasWritingRole(data, uid));
  return isOnlyClosed ? 'errors:groupArchived' : 'errors:roleTooLow';
}
