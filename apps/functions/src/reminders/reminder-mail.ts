import type { I18n } from '@quits/i18n';
import { escapeHtml } from '../mail/escape-html.ts';
import { htmlButton } from '../mail/html-button.ts';
import { htmlPage } from '../mail/html-page.ts';
import type { Mail } from '../mail/send-mail.ts';
import type { ReminderTexts } from './reminder-message.ts';

/** Contents and links of {@link reminderMail}. */
export interface ReminderMailOptions {
  readonly texts: I18n;
  readonly message: ReminderTexts;
  /** Address of the group's balances. */
  readonly link: string;
  /** Address that turns reminders off. */
  readonly unsubscribe: string;
}

/** Writes the email of a reminder. */
export function reminderMail({ texts, message, link, unsubscribe }: ReminderMailOptions): Mail {
  const { t } = texts.store.getState();
  const { title, text, reason } = message;
  const open = t('balances:title');
  const stop = t('notifications:unsubscribe');
  const html = `<p style="margin:0 0 24px">${escapeHtml(text)}</p>
${htmlButton(open, link)}
<p style="margin:32px 0 0;font-size:14px;opacity:0.8">${escapeHtml(reason)}<br><a href="${escapeHtml(unsubscribe)}" style="color:inherit">${escapeHtml(stop)}</a></p>`;
  return {
    subject: title,
    text: `${text}\n\n${open}: ${link}\n\n${reason}\n${stop}: ${unsubscribe}\n`,
    html: htmlPage(texts, title, html),
  };
}
