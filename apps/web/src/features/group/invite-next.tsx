import { useT } from '@quits/i18n/react';
import { Button, Card } from '@quits/ui';
import { InviteButton } from '../../group-invites/invite-button.tsx';
import styles from './expenses-screen.module.css';

/** Props of {@link InviteNext}. */
export interface InviteNextProps {
  readonly onSkip: () => void;
}

/** Next step after creating a group: inviting the others. */
export function InviteNext({ onSkip }: InviteNextProps) {
  const t = useT();
  return (
    <Card title={t('groups:inviteNext')} className={styles['next']}>
      <p>{t('groups:inviteNextText')}</p>
      <div className={styles['nextActions']}>
        <InviteButton />
        <Button variant="quiet" onClick={onSkip}>
          {t('groups:notNow')}
        </Button>
      </div>
    </Card>
  );
}
