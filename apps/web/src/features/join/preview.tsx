import { useUser } from '@quits/auth/react';
import { valuesEqual } from '@quits/firestore';
import { useConnection, useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, ErrorState, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { joinGroup } from '@quits/product/joining/join-group.ts';
import { showPlace } from '@quits/product/joining/show-place.ts';
import { sha256 } from '@quits/product/invite/secret.ts';
import { invites } from '@quits/product/invite/collections.ts';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { useOwnName } from '../../own-groups/use-own-name.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { inviteProblem } from '@quits/product/invite/invite-problem.ts';
import { ROLE_HINT, ROLE_TEXT } from '@quits/product/person/role-text.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './join-screen.module.css';
import { type Choice, WhoAreYou } from './who-are-you.tsx';

/** Props of {@link Preview}. */
export interface PreviewProps {
  readonly groupId: string;
  readonly inviteId: string;
  readonly secret: string;
}

/** Preview of the link's group, and the choice of a person. */
export function Preview({ groupId, inviteId, secret }: PreviewProps) {
  const t = useT();
  const errorText = useErrorText();
  const labelled = useLabelled();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const state = useLiveDocument(invites, { groupId, id: inviteId });
  const isOffline = useConnection().status === 'offline';
  const [joining, setJoining] = useState(false);
  const mine = useOwnGroups();
  const ownName = useOwnName();
  const isMember = mine.status === 'ready' && mine.data.some(({ id }) => id === groupId);
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState<Choice>();
  const [error, setError] = useState<{ readonly code: string }>();

  if (state.status === 'idle' || state.status === 'loading') {
    return <Skeleton shape="block" label={t('common:loading')} />;
  }
  // While joining, changes of the invite and the user's groups by the commit itself are ignored.
  if (isMember && !joining) {
    return (
      <ErrorState
        title={t('errors:alreadyMember')}
        actions={
          <Button variant="primary" render={linkTo(paths.group(groupId))}>
            {t('expenses:view')}
          </Button>
        }
      />
    );
  }
  const invite = state.status === 'ready' ? state.data?.data : undefined;
  const problem = problemOf(state);
  if (invite === undefined || (problem !== undefined && !joining)) {
    return (
      <ErrorState
        title={errorText(problem ?? { code: 'invite/not-found' })}
        actions={
          <Button variant="primary" render={linkTo(paths.groups())}>
            {t('groups:goTo')}
          </Button>
        }
      />
    );
  }
  const { preview, role } = invite;
  const chosenName = choice?.kind === 'existing' ? preview.people[choice.personId] : choice?.name;

  /** Returns the problem of a link; an uncached one may still exist. */
  function problemOf(settled: Extract<typeof state, { status: 'failed' | 'ready' }>) {
    // A revoked or expired link isn't readable, without a reason.
    if (settled.status === 'failed') {
      const isRefused = settled.error.code === 'firestore/permission-denied';
      return isRefused ? { code: 'invite/ended' } : settled.error;
    }
    // A truncated link has no secret, so joining isn't possible.
    if (secret === '') return { code: 'invite/not-found' };
    const isUnknown = settled.data === undefined && settled.fromCache && isOffline;
    return isUnknown ? { code: 'network/offline' } : inviteProblem(settled.data?.data, now);
  }

  /** Infers why joining was refused, since the rules give no reason. */
  async function whyRefused(as: Choice): Promise<string> {
    if (!valuesEqual(await sha256(secret), invite?.secretHash)) return 'invite/not-found';
    return as.kind === 'existing' ? 'invite/person-taken' : 'group/archived';
  }

  async function join(as: Choice): Promise<void> {
    if (user === undefined) return;
    setJoining(true);
    setError(undefined);
    const write = joinGroup(database, { groupId, inviteId, secret, uid: user.uid, role, as });
    const result = await write.settled;
    if (result.ok) {
      // Failures are repaired when a member opens the link's settings.
      void showPlace(database, { groupId, inviteId, uid: user.uid });
      await navigate(paths.group(groupId), { replace: true });
      return;
    }
    // No draft needed: the choice is still on the screen.
    await database.discardWrite(write.id);
    setJoining(false);
    setError(
      result.error.code === 'firestore/permission-denied'
        ? { code: await whyRefused(as) }
        : result.error,
    );
  }

  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== undefined) void join(choice);
      }}
    >
      <header className={styles['group']}>
        <GroupTile emoji={preview.emoji} />
        <div>
          <h1>{t('groups:joinTitle', { group: preview.groupName })}</h1>
          <p className={styles['note']}>
            {t('common:people', { count: Object.keys(preview.people).length })}
          </p>
        </div>
      </header>
      <p className={styles['note']}>
        {preview.invitedBy === '' ? null : (
          <>
            {t('groups:invitedBy', { name: preview.invitedBy })}
            <br />
          </>
        )}
        {labelled(t(ROLE_TEXT[role]), t(ROLE_HINT[role]))}
      </p>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <WhoAreYou preview={preview} ownName={ownName} choice={choice} onChoose={setChoice} />
      <div className={styles['submit']}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabled={choice === undefined}
          loading={joining}
        >
          {chosenName === undefined ? t('groups:join') : t('groups:joinAs', { name: chosenName })}
        </Button>
      </div>
    </form>
  );
}
