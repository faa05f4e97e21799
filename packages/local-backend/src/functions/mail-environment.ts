import type { SmtpOptions } from '../mail/smtp.ts';

/** Returns the mail server and the addresses of the app for the functions' environment; the server is empty if there is none. */
export function mailEnvironment(
  smtp: SmtpOptions | undefined,
  origin: string,
): Record<string, string> {
  return {
    SMTP_URL: smtp?.url ?? '',
    SMTP_FROM: smtp?.from ?? '',
    APP_URL: origin,
    UNSUBSCRIBE_URL: `${origin}/__/functions/unsubscribe`,
  };
}
