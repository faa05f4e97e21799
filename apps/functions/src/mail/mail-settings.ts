import { defineSecret, defineString } from 'firebase-functions/params';

/** Mail server, such as `smtps://user:password@mail.example.com`; `none` sends no emails. */
export const smtpUrl = defineSecret('SMTP_URL');

const from = defineString('SMTP_FROM', {
  default: '',
  description: 'Sender of emails, such as Quits <quits@example.org>. Empty: sends none.',
});
const appUrl = defineString('APP_URL', {
  default: '',
  description: 'Address of the app. Default: https://PROJECT.web.app',
});
const unsubscribeUrl = defineString('UNSUBSCRIBE_URL', {
  default: '',
  description: 'Address of the function unsubscribe. Default: the one at cloudfunctions.net',
});

/** Mail server, sender, and the addresses that emails link to. */
export interface MailSettings {
  readonly smtp: string;
  readonly from: string;
  /** Without a slash at the end. */
  readonly app: string;
  readonly unsubscribe: string;
}

/** Returns the address of the app, without a slash at the end. */
export function appAddress(): string {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return (appUrl.value() || `https://${project}.web.app`).replace(/\/$/, '');
}

/** Reads the settings; `undefined` if the server sends no emails. */
export function readMailSettings(): MailSettings | undefined {
  const smtp = smtpUrl.value();
  if (!/^smtps?:/.test(smtp) || from.value() === '') return undefined;
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const functions = `https://us-central1-${project}.cloudfunctions.net`;
  return {
    smtp,
    from: from.value(),
    app: appAddress(),
    unsubscribe: unsubscribeUrl.value() || `${functions}/unsubscribe`,
  };
}
