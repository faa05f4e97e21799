import { useT } from '@quits/i18n/react';
import { Sheet } from '@quits/ui';
import { InvitePanel } from './invite-panel.tsx';

/** Props of {@link InviteSheet}. */
export interface InviteSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The group's invite links, over any of its screens. */
export function InviteSheet({ open, onOpenChange }: InviteSheetProps) {
  const t = useT();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('groups:inviteTitle')}
      labels={{ close: t('common:close') }}
    >
      <InvitePanel />
    </Sheet>
  );
}
