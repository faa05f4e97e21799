import type { MailSettings } from './mail-settings.ts';

/** Account and kind of email of {@link unsubscribeLink}. */
export interface UnsubscribeLinkOptions {
  readonly uid: string;
  /** Secret of the account's choice. */
  readonly token: string;
  /** @default summaries */
  readonly of?: 'reminders';
}

/** Returns the link that unsubscribes an account from a kind of email. */
export function unsubscribeLink(
  { unsubscribe }: MailSettings,
  { uid, token, of }: UnsubscribeLinkOptions,
): string {
  const query = new URLSearchParams({ uid, token, ...(of === undefined ? {} : { of }) });
  return `${unsubscribe}?${query.toString()}`;
}
