import { useT } from '@quits/i18n/react';
import { Card } from '@quits/ui';
import { InvitePanel } from '../../group-invites/invite-panel.tsx';

/** The group's invite links, as a section of its settings. */
export function InviteSection() {
  const t = useT();
  return (
    <Card aria-label={t('groups:inviteTitle')}>
      <InvitePanel />
    </Card>
  );
}
