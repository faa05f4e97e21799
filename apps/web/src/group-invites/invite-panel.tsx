import { useT } from '@quits/i18n/react';
import { SegmentedControl } from '@quits/ui';
import { useState } from 'react';
import type { LinkRole } from '@quits/product/group/schema.ts';
import styles from './group-invites.module.css';
import { StandingLink } from './standing-link.tsx';

/** The standing links by which others join, one for each role. */
export function InvitePanel() {
  const t = useT();
  const [role, setRole] = useState<LinkRole>('editor');
  return (
    <div className={styles['panel']}>
      <SegmentedControl
        label={t('settings:role')}
        segments={[
          { value: 'editor', label: t('groups:inviteMembers') },
          { value: 'viewer', label: t('groups:inviteViewers') },
        ]}
        value={role}
        onValueChange={setRole}
      />
      <p className={styles['note']}>
        {t(role === 'viewer' ? 'groups:inviteViewer' : 'groups:inviteEditor')}
      </p>
      <StandingLink key={role} role={role} />
    </div>
  );
}
