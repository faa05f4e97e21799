import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { object, optional, string } from 'valibot';
import { localeOf } from '../documents/locale-of.ts';
import { readDocument } from '../documents/read-document.ts';

/** Fields that both kinds of choices have. */
const choiceSchema = object({ token: string(), locale: optional(string(), 'en-US') });

/** Kinds of email that an account can unsubscribe from. */
export type MailKind = 'summaries' | 'reminders';

/** Choice of an account to get a kind of email. */
export interface MailChoice {
  readonly kind: MailKind;
  /** Secret of the link that ends it. */
  readonly token: string;
  readonly language: string;
  readonly end: () => Promise<unknown>;
}

/** Reads an account's choice to get a kind of email; `undefined` if it has got none so far. */
export async function readChoice(
  firestore: Firestore,
  uid: string,
  kind: MailKind,
): Promise<MailChoice | undefined> {
  const account = firestore.doc(`users/${uid}`);
  const notifications = account.collection('notifications');
  const isReminders = kind === 'reminders';
  const ref = notifications.doc(isReminders ? 'reminders' : 'digest');
  const [stored, locale] = await Promise.all([ref.get(), localeOf(account)]);
  const chosen = readDocument(choiceSchema, stored)?.data;
  if (chosen === undefined) return undefined;
  const off = { off: true, monthly: [], token: FieldValue.delete() };
  const end = () => (isReminders ? ref.update(off) : ref.delete());
  return { kind, token: chosen.token, language: locale ?? chosen.locale, end };
}
