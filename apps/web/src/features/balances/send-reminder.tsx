import type { AppError, Result } from '@quits/errors';
import { getViaRest } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { askReminder } from '@quits/product/reminders/ask-reminder.ts';
import type { RemindAnswer, RemindRequest } from '@quits/product/reminders/answer.ts';
import { FUNCTIONS, functionsSettings } from '@quits/product/second-device/collections.ts';
import { Button, Icon } from '@quits/ui';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { notices } from '../../platform/notices/notices.ts';
import styles from './balances-screen.module.css';

/** Props of {@link SendReminder}. */
export interface SendReminderProps extends Omit<RemindRequest, 'send'> {
  /** Name of the person who gets it. */
  readonly name: string;
  readonly onSent: () => void;
}

/** The reminder that the server can send, to read before it is sent; hidden if it can't send any. */
export function SendReminder({ groupId, to, amounts, name, onSent }: SendReminderProps) {
  const t = useT();
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const database = useDatabase();
  const { call } = useAccountTools();
  const [answer, setAnswer] = useState<Result<RemindAnswer, AppError>>();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<AppError>();
  const key = JSON.stringify({ groupId, to, amounts });

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const offered = await getViaRest(database, functionsSettings, { id: FUNCTIONS });
      if (!offered.ok || offered.value === undefined) return;
      const found = await askReminder(call, { ...JSON.parse(key), send: false });
      if (isCurrent) setAnswer(found);
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [database, call, key]);

  async function send(): Promise<void> {
    setSending(true);
    setError(undefined);
    const sent = await askReminder(call, { groupId, to, amounts, send: true });
    setSending(false);
    if (!sent.ok) setError(sent.error);
    else if (sent.value.status === 'sent') {
      notices.show({ text: t('balances:nudgeSent') });
      onSent();
    } else setAnswer(sent);
  }

  // Without an answer, the text can still be shared.
  if (answer === undefined || !answer.ok) return null;
  switch (answer.value.status) {
    case 'waiting':
      return (
        <p className={styles['note']}>
          {t('balances:nudgeWaiting', { name, date: dateTime(answer.value.until) })}
        </p>
      );
    case 'changed':
      return <output className={styles['note']}>{t('balances:nudgeChanged')}</output>;
    case 'ready':
      return (
        <section className={styles['nudge']} aria-label={t('balances:nudgeSend')}>
          <p>{t('balances:nudgeIntro', { name })}</p>
          <blockquote lang={answer.value.lang} dir={answer.value.dir}>
            {answer.value.text}
          </blockquote>
          <Button
            loading={isSending}
            icon={<Icon glyph={Send} size="small" />}
            onClick={() => void send()}
          >
            {t('balances:nudgeSend')}
          </Button>
          {error === undefined ? null : <p role="alert">{errorText(error)}</p>}
          <p className={styles['note']}>{t('balances:nudgeNote', { name })}</p>
        </section>
      );
    case 'sent':
    case 'unavailable':
      return null;
    default:
      return answer.value satisfies never;
  }
}
