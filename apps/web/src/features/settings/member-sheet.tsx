import { useT } from '@quits/i18n/react';
import { Sheet } from '@quits/ui';
import { InviteBack } from './invite-back.tsx';
import { MemberControls } from './member-controls.tsx';
import styles from './settings.module.css';

/** Props of {@link MemberSheet}. */
export interface MemberSheetProps {
  /** Account that isn't linked to a person. */
  readonly member: string;
  readonly onClose: () => void;
}

/** Sheet of a member who isn't linked to a person. */
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
      <div className={styles['stack']}>
        <InviteBack member={member} onDone={onClose} />
        <MemberControls member={member} name={name} onRemoved={onClose} />
      </div>
    </Sheet>
  );
}
