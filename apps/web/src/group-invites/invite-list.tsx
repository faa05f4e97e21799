import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, List, ListRow } from '@quits/ui';
import { useState } from 'react';
import { revokeInvite } from '@quits/product/invite/revoke-invite.ts';
import { inviteProblem } from '@quits/product/invite/invite-problem.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import type { Invite } from '@quits/product/invite/schema.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useRights } from '../open-group/use-rights.ts';
import { useJoined } from '../text/use-joined.ts';
import { ROLE_TEXT } from '@quits/product/person/role-text.ts';

/** Number of expired links that are still listed. */
const ENDED = 3;

/** Props of {@link InviteList}. */
export interface InviteListProps {
  readonly invites: readonly Doc<Invite>[];
}

/** Links of a group with role, expiry and remaining uses. */
export function InviteList({ invites }: InviteListProps) {
  const t = useT();
  const [now] = useState(() => new Date());
  const open = invites.filter(({ data }) => inviteProblem(data, now) === undefined);
  const ended = invites.filter(({ data }) => inviteProblem(data, now) !== undefined);
  if (invites.length === 0) return null;
  return (
    <List aria-label={t('settings:links')}>
      {[...open, ...ended.slice(0, ENDED)].map((invite) => (
        <InviteRow key={invite.id} invite={invite} now={now} />
      ))}
    </List>
  );
}

function InviteRow({ invite, now }: { readonly invite: Doc<Invite>; readonly now: Date }) {
  const t = useT();
  const { date } = useFormatter();
  const joined = useJoined();
  const { id: groupId } = useGroup();
  const { uid, owns } = useRights();
  const database = useDatabase();
  const { role, createdBy, expiresAt, usesLeft } = invite.data;
  const problem = inviteProblem(invite.data, now)?.code;
  return (
    <ListRow
      title={t(ROLE_TEXT[role])}
      description={
        problem === undefined
          ? joined([
              t('groups:inviteUses', { count: usesLeft }),
              expiresAt === null
                ? undefined
                : t('groups:inviteExpires', { date: date(localDate(expiresAt)) }),
            ])
          : t(ENDED_TEXT[problem] ?? 'settings:expired')
      }
      status={problem === undefined ? (invite.pending ? 'pending' : 'settled') : 'deleted'}
      {...(problem === undefined && (owns || createdBy === uid)
        ? {
            action: (
              <Button
                variant="quiet"
                size="small"
                onClick={() => revokeInvite(database, { groupId, inviteId: invite.id })}
              >
                {t('groups:inviteRevoke')}
              </Button>
            ),
          }
        : {})}
    />
  );
}

const ENDED_TEXT: Readonly<
  Record<string, 'settings:expired' | 'settings:usedUp' | 'groups:inviteRevoked'>
> = {
  'invite/expired': 'settings:expired',
  'invite/used-up': 'settings:usedUp',
  'invite/revoked': 'groups:inviteRevoked',
};
