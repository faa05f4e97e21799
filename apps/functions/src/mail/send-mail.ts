import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';

/** Timeouts of the mail server, in ms. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Subject of an email, and its contents as text and as HTML. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An email and its receiver. */
export interface SendMailOptions {
  readonly to: string;
  readonly mail: Mail;
  /** The same for each attempt, so that mail programs can recognize a repeated email. */
  readonly messageId: string;
  /** Link that unsubscribes by one click (RFC 8058). */
  readonly unsubscribe: string;
}

/** Opens a connection to the mail server; `close` ends it. */
export function openMail({ smtp }: MailSettings): Transporter {
  return createTransport({ url: smtp, ...TIMEOUTS });
}

/** Sends an email that its receiver can unsubscribe from. @throws {Error} if the mail server doesn't take it */
export async function sendMail(
  transport: Transporter,
  { from }: MailSettings,
  { to, mail, messageId, unsubscribe }: SendMailOptions,
): Promise<void> {
  await transport.sendMail({
    from,
    to,
    ...mail,
    messageId,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });
}
