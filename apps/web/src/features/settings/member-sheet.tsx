import { useT } from '@quits/i18n/react';
import { Sheet } from '@quits/ui';
import { MemberControls } from './member-controls.tsx';

/** Props of {@link MemberSheet}. */
export interface MemberSheetProps {
  /** An account that is nobody in the group yet. */
  readonly member: string;
  readonly onClose: () => void;
}

/** A member who has not said who they are. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const t = useT();
  const name = t('common:someone');
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={name}
      labels={{ close: t('common:close') }}
    >
      <MemberControls member={member} name={name} onRemoved={onClose} />
    </Sheet>
  );
}
