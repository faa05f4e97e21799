import type { Invite } from './schema.ts';

/** Returns why an invite can't be used, as an error code; `undefined` if it can. */
export function inviteProblem(
  invite: Invite | undefined,
  now: Date,
): { readonly code: string } | undefined {
  if (invite === undefined) return { code: 'invite/not-found' };
  if (invite.revokedAt !== undefined) return { code: 'invite/revoked' };
  if (invite.expiresAt !== null && invite.expiresAt <= now) return { code: 'invite/expired' };
  if (invite.usesLeft === 0) return { code: 'invite/used-up' };
  return undefined;
}
