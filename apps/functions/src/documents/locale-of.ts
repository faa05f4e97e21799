import type { DocumentReference } from 'firebase-admin/firestore';

/** Returns the language that an account has chosen; `undefined` if it uses that of each device. */
export async function localeOf(account: DocumentReference): Promise<string | undefined> {
  const locale: unknown = (await account.get()).data()?.['locale'];
  return typeof locale === 'string' ? locale : undefined;
}
