import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useEffect, useState } from 'react';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { notices } from '../../platform/notices/notices.ts';
import styles from './expenses-screen.module.css';
import { noteOffer } from './use-offer-moment.ts';

/** Offers notifications on this device, once; the browser asks for permission only after a press. */
export function NotificationOffer({ uid }: { readonly uid: string }) {
  const t = useT();
  const notifications = useNotifications(uid);
  const [isAnswered, setAnswered] = useState(false);
  const ready = notifications.status === 'ready' ? notifications : undefined;
  const isShown = ready !== undefined && !ready.isOn && !isAnswered;
  const isOn = ready?.isOn === true && isAnswered;
  useEffect(() => {
    if (isShown) noteOffer('shown');
  }, [isShown]);
  useEffect(() => {
    if (isOn) notices.show({ text: t('notifications:turnedOn') });
  }, [isOn, t]);
  const answer = () => {
    noteOffer('answered');
    setAnswered(true);
  };
  if (!isShown) return null;
  return (
    <section className={styles['offer']} aria-label={t('notifications:title')}>
      <p>{t('notifications:offer')}</p>
      <div className={styles['offerActions']}>
        <Button
          size="small"
          onClick={() => {
            answer();
            ready.turn(true);
          }}
        >
          {t('notifications:turnOn')}
        </Button>
        <Button size="small" variant="quiet" onClick={answer}>
          {t('groups:notNow')}
        </Button>
      </div>
    </section>
  );
}
