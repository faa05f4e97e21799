import { useConnection } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Skeleton } from '@quits/ui';
import type { LinkRole } from '@quits/product/group/schema.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { paths } from '../routing/paths.ts';
import styles from './group-invites.module.css';
import { InviteLink } from './invite-link.tsx';
import { InviteOptions } from './invite-options.tsx';
import { JoinedBy } from './joined-by.tsx';
import { useStandingLink } from './use-standing-link.ts';

/** Props of {@link StandingLink}. */
export interface StandingLinkProps {
  readonly role: LinkRole;
}

/** Standing link of a role, created if there is none, with the members who joined by it. */
export function StandingLink({ role }: StandingLinkProps) {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const isOffline = useConnection().status === 'offline';
  const state = useStandingLink(role);
  const { usable, error } = state;
  if (usable === undefined && isOffline) {
    return <Banner tone="info">{t('groups:inviteOffline')}</Banner>;
  }
  if (usable === undefined && state.isComing) {
    return (
      <div className={styles['coming']}>
        <Skeleton shape="block" label={t('common:loading')} />
      </div>
    );
  }
  return (
    <>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {usable === undefined ? (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={state.create}>
            {t('groups:inviteCreate')}
          </Button>
        </div>
      ) : (
        <>
          <InviteLink
            key={usable.link.inviteId}
            link={`${window.location.origin}${paths.join(group.id, usable.link.inviteId)}#${usable.link.secret}`}
            groupName={group.data.name}
          />
          <InviteOptions state={state} expiresAt={usable.invite.expiresAt} />
          <JoinedBy inviteId={usable.link.inviteId} />
        </>
      )}
    </>
  );
}
