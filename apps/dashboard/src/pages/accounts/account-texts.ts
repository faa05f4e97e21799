import type { AccountRow } from '../../api/index.ts';
import { TEXTS } from '../../texts.ts';

/** Returns the name to list an account by. */
export function accountName({ displayName, email, phoneNumber }: Partial<AccountRow>): string {
  return displayName ?? email ?? phoneNumber ?? TEXTS.accounts.guest;
}

/** Returns how an account signs in. */
export function accountKind({ providers, email, phoneNumber }: AccountRow): string {
  if (providers.length > 0) return providers.join(', ');
  return email === undefined && phoneNumber === undefined ? TEXTS.accounts.guest : '';
}

/** Returns the path of an account's page. */
export function accountPath(uid: string, tenant: string | undefined): string {
  const query = tenant === undefined ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  return `/users/${encodeURIComponent(uid)}${query}`;
}
