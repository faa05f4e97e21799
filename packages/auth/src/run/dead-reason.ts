import type { Failure } from '../state/failure.ts';
import type { OutReason } from '../state/session.ts';

/** Why the provider refuses the session from now on; `undefined` when it does not. */
export function deadReason({ code }: Failure): OutReason | undefined {
  switch (code) {
    case 'auth/user-disabled':
      return 'disabled';
    case 'auth/user-not-found':
      return 'deleted';
    case 'auth/user-token-expired':
    case 'auth/invalid-user-token':
      return 'expired';
    default:
      return undefined;
  }
}
