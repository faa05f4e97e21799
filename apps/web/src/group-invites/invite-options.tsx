import { useLiveQuery } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Disclosure } from '@quits/ui';
import { invites } from '@quits/product/invite/collections.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { useGroup } from '../open-group/group-context.tsx';
import styles from './group-invites.module.css';
import { InviteList } from './invite-list.tsx';
import type { StandingLinkState } from './use-standing-link.ts';

/** Props of {@link InviteOptions}. */
export interface InviteOptionsProps {
  readonly state: Pick<StandingLinkState, 'isBusy' | 'renew' | 'revoke'>;
  readonly expiresAt: Date | null;
}

/** Expiry of a link, replacing and revoking it, and links of the app's first version. */
export function InviteOptions({ state, expiresAt }: InviteOptionsProps) {
  const t = useT();
  const { date } = useFormatter();
  const { id: groupId } = useGroup();
  const list = useLiveQuery(invites, { groupId }, (query) => query.orderBy('expiresAt', 'desc'));
  const others =
    list.status === 'ready' ? list.data.filter(({ data }) => data.standing !== true) : [];
  return (
    <Disclosure surface="plain" summary={t('groups:inviteOptions')}>
      <div className={styles['options']}>
        <p className={styles['note']}>
          {expiresAt === null ? null : (
            <>
              {t('groups:inviteExpires', { date: date(localDate(expiresAt)) })}
              <br />
            </>
          )}
          {t('settings:linkRenewText')}
        </p>
        <div className={styles['actions']}>
          <Button loading={state.isBusy} onClick={state.renew}>
            {t('settings:linkRenew')}
          </Button>
          <Button variant="quiet" loading={state.isBusy} onClick={state.revoke}>
            {t('groups:inviteRevoke')}
          </Button>
        </div>
        <InviteList invites={others} />
      </div>
    </Disclosure>
  );
}
