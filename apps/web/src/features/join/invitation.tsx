import { useAuthMachine, useUser } from '@quits/auth/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { AvatarStack, Banner, Button, ErrorState, Link, Skeleton } from '@quits/ui';
import { freePeople } from '@quits/product/invite/free-people.ts';
import type { Invite } from '@quits/product/invite/schema.ts';
import { joinChoice, joinFormSchema } from '@quits/product/joining/join-choice.ts';
import { ROLE_HINT, ROLE_TEXT } from '@quits/product/person/role-text.ts';
import { useKeptInTab } from '../../app-settings/use-kept-in-tab.ts';
import { GroupTile } from '../../own-groups/group-tile.tsx';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { useOwnName } from '../../own-groups/use-own-name.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './join-screen.module.css';
import { type InviteParts, useInvite } from './use-invite.ts';
import { useJoin } from './use-join.ts';
import { WhoAreYou } from './who-are-you.tsx';

const NO_PREVIEW: Invite['preview'] = {
  groupName: '',
  emoji: '',
  invitedBy: '',
  people: {},
  taken: [],
};

/** The link's group, and the choice of a person; also for visitors who aren't signed in. */
export function Invitation({ link }: { readonly link: InviteParts }) {
  const t = useT();
  const errorText = useErrorText();
  const user = useUser();
  const state = useInvite(link);
  const { invite, problem } = state;
  const mine = useOwnGroups();
  const isMember = mine.status === 'ready' && mine.data.some(({ id }) => id === link.groupId);
  // Signing in with an account leaves the page.
  const [form, change] = useKeptInTab(`join.${link.inviteId}`, joinFormSchema, () => ({}));
  const preview = invite?.preview ?? NO_PREVIEW;
  const role = invite?.role ?? 'viewer';
  const choice = joinChoice(form, { preview, role, ownName: useOwnName() });
  const { isJoining, error, join } = useJoin(link, state, choice.as);

  // While joining, changes of the invite and the user's groups by the commit itself are ignored.
  if (isMember && !isJoining) {
    return (
      <ErrorState
        title={t('errors:alreadyMember')}
        actions={
          <Button variant="primary" render={linkTo(paths.group(link.groupId))}>
            {t('expenses:view')}
          </Button>
        }
      />
    );
  }
  if (state.isLoading) return <Skeleton shape="block" label={t('common:loading')} />;
  if (invite === undefined || (problem !== undefined && !isJoining)) {
    const failure = problem ?? { code: 'invite/not-found' };
    return (
      <ErrorState
        title={errorText(failure)}
        actions={
          user !== undefined ? (
            <Button variant="primary" render={linkTo(paths.groups())}>
              {t('groups:goTo')}
            </Button>
          ) : failure.code.startsWith('invite/') ? (
            <Button variant="primary" render={linkTo(paths.welcome())}>
              {t('common:goHome')}
            </Button>
          ) : (
            <Button variant="primary" onClick={state.retry}>
              {t('common:retry')}
            </Button>
          )
        }
      />
    );
  }
  const chosenName =
    choice.as?.kind === 'existing' ? preview.people[choice.as.personId] : choice.as?.name;

  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice.as !== undefined) join();
      }}
    >
      <InvitationHeader preview={preview} role={role} />
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <WhoAreYou preview={preview} choice={choice} form={form} onChange={change} />
      <div className={styles['submit']}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabled={choice.as === undefined}
          loading={isJoining}
        >
          {chosenName === undefined ? t('groups:join') : t('groups:joinAs', { name: chosenName })}
        </Button>
      </div>
      {user === undefined ? <OrWithAccount /> : null}
    </form>
  );
}

/** The group, its inviter, the people who have joined, and the link's role. */
function InvitationHeader({ preview, role }: Pick<Invite, 'preview' | 'role'>) {
  const t = useT();
  const { compare, list } = useFormatter();
  const labelled = useLabelled();
  const free = freePeople(preview);
  const joined = Object.entries(preview.people)
    .map(([id, name], hue) => ({ id, name, hue }))
    .filter(({ id }) => free[id] === undefined)
    .sort((a, b) => compare(a.name, b.name));
  const names = list(joined.map(({ name }) => name));
  return (
    <>
      <header className={styles['group']}>
        <GroupTile emoji={preview.emoji} />
        <div>
          <h1>{t('groups:joinTitle', { group: preview.groupName })}</h1>
          <p className={styles['note']}>
            {preview.invitedBy === ''
              ? t('groups:invitedTitle')
              : t('groups:invitedBy', { name: preview.invitedBy })}
          </p>
        </div>
      </header>
      {joined.length === 0 ? null : (
        <p className={styles['joined']}>
          <AvatarStack people={joined} label={labelled(t('groups:joinTaken'), names)} />
          <span aria-hidden="true">{labelled(t('groups:joinTaken'), names)}</span>
        </p>
      )}
      <p className={styles['note']}>{labelled(t(ROLE_TEXT[role]), t(ROLE_HINT[role]))}</p>
    </>
  );
}

/** For visitors: what joining without an account means, and the ways to use one. */
function OrWithAccount() {
  const t = useT();
  const { send } = useAuthMachine();
  // Store the link only for signing in, since it may be invalid.
  const comeBack = () =>
    send({ type: 'RETURN_TO', path: `${window.location.pathname}${window.location.hash}` });
  return (
    <p className={styles['account']}>
      {t('auth:guestHint')}
      <br />
      <Link render={linkTo(paths.signIn())} onClick={comeBack}>
        {t('auth:signIn')}
      </Link>{' '}
      {t('auth:or')}{' '}
      <Link render={linkTo(paths.signUp())} onClick={comeBack}>
        {t('auth:signUp')}
      </Link>
    </p>
  );
}
