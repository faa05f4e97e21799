import { Button, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import styles from './server-page.module.css';

const texts = TEXTS.server;

/** A form that sends an email, to see whether the mail server takes it. */
export function MailTest() {
  const [to, setTo] = useState('');
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    const isSent = await perform(() => fetchJson('/__/api/server/mail', { body: { to } }));
    setSending(false);
    if (isSent) toasts.show({ text: texts.sent });
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <TextField
        label={texts.to}
        type="email"
        required
        autoComplete="email"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" loading={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}
