import { createHttpClient, type FirebaseServices } from '@quits/firebase-core';
import { attest } from '@quits/firebase-core/attestation';

/** Where the visitor is, and the app. */
export interface RecoverSignUpOptions {
  /** Paths of the page and of the one that the visitor returns to, with their fragments. */
  readonly paths: readonly string[];
  readonly app: FirebaseServices['app'];
}

const LINK = /^\/join\/([^/?#]+)\/([^/?#]+)#(.+)$/u;

/**
 * Gets what our own server wants before it creates an account: a pass for the holder of an invite link, in a cookie, or
 * proof of work. Returns whether signing up may succeed now.
 */
export async function recoverSignUp(
  code: 'auth/app-check-token-invalid' | 'auth/pass-required',
  { paths, app }: RecoverSignUpOptions,
): Promise<boolean> {
  if (code === 'auth/pass-required') return getPass(paths);
  try {
    await attest(await app());
    return true;
  } catch {
    // The refusal of the sign-up says to try again.
    return false;
  }
}

async function getPass(paths: readonly string[]): Promise<boolean> {
  const link = paths.map((path) => LINK.exec(path)).find((found) => found !== null);
  if (link === undefined || link === null) return false;
  const [, groupId = '', inviteId = '', secret = ''] = link;
  const result = await createHttpClient().request('/__/pass', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ document: `groups/${groupId}/invites/${inviteId}`, secret }),
  });
  return result.ok;
}
