import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Skeleton } from '@quits/ui';
import { localDate } from '@quits/product/values/local-date.ts';
import type { LinkRole } from '@quits/product/group/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { InviteLink } from './invite-link.tsx';
import { JoinedBy } from './joined-by.tsx';
import styles from './settings.module.css';
import { useStandingLink } from './use-standing-link.ts';

/** Props of {@link StandingLink}. */
export interface StandingLinkProps {
  readonly role: LinkRole;
}

/** Standing link of a role: copy, renew, revoke, and the members who joined by it. */
export function StandingLink({ role }: StandingLinkProps) {
  const t = useT();
  const errorText = useErrorText();
  const { date } = useFormatter();
  const group = useGroup();
  const { isLoading, usable, isBusy, error, create, renew, revoke } = useStandingLink(role);
  if (isLoading) return <Skeleton shape="block" label={t('common:loading')} />;
  return (
    <div className={styles['stack']}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {usable === undefined ? (
        <div className={styles['actions']}>
          <Button loading={isBusy} onClick={create}>
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
          <p className={styles['note']}>
            {usable.invite.expiresAt === null ? null : (
              <>
                {t('groups:inviteExpires', { date: date(localDate(usable.invite.expiresAt)) })}
                <br />
              </>
            )}
            {t('settings:linkRenewText')}
          </p>
          <div className={styles['actions']}>
            <Button loading={isBusy} onClick={renew}>
              {t('settings:linkRenew')}
            </Button>
            <Button variant="quiet" loading={isBusy} onClick={revoke}>
              {t('groups:inviteRevoke')}
            </Button>
          </div>
          <JoinedBy inviteId={usable.link.inviteId} />
        </>
      )}
    </div>
  );
}
