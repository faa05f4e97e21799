import { useLiveQuery } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Card, Select } from '@quits/ui';
import { useState } from 'react';
import { invites } from '@quits/product/invite/collections.ts';
import type { LinkRole } from '@quits/product/group/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { InviteList } from './invite-list.tsx';
import { ROLE_TEXT } from '@quits/product/person/role-text.ts';
import styles from './settings.module.css';
import { StandingLink } from './standing-link.tsx';

const ROLES = ['editor', 'viewer'] as const satisfies readonly LinkRole[];

/** The links by which others join, one for each role, and those of earlier times. */
export function InviteSection() {
  const t = useT();
  const group = useGroup();
  const [role, setRole] = useState<LinkRole>('editor');
  const list = useLiveQuery(invites, { groupId: group.id }, (query) =>
    query.orderBy('expiresAt', 'desc'),
  );
  const others =
    list.status === 'ready' ? list.data.filter(({ data }) => data.standing !== true) : [];

  return (
    <Card aria-label={t('groups:inviteTitle')}>
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {t(role === 'viewer' ? 'groups:inviteViewer' : 'groups:inviteEditor')}
        </p>
        <Select
          className={styles['short'] ?? ''}
          label={t('settings:role')}
          value={role}
          options={ROLES.map((one) => ({ value: one, label: t(ROLE_TEXT[one]) }))}
          onValueChange={(value) => setRole(value === 'viewer' ? 'viewer' : 'editor')}
        />
        <StandingLink key={role} role={role} />
        <InviteList invites={others} />
      </div>
    </Card>
  );
}
