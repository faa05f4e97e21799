import type { SmtpOptions } from '../mail/smtp.ts';

/** Returns the mail server for the environment of functions, and where the app and its functions are; empty without one. */
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
