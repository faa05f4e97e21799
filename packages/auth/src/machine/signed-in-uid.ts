import type { AuthState } from '../state/auth-state.ts';
import { isSignedIn } from '../state/session.ts';
import type { AuthMachine } from './create-auth-machine.ts';

/** The uid of the signed-in user, in the shape that the other packages read as their `uid` option. */
export interface SignedInUid {
  /** Returns the uid; `undefined` if no user is signed in, or while that is unknown. */
  readonly getState: () => string | undefined;
  /** Calls the listener after each change of the uid; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Connects sign-in to data in one line: `createDatabase({ uid: signedInUid(auth), … })`. */
export function signedInUid({ store }: Pick<AuthMachine, 'store'>): SignedInUid {
  return {
    getState: () => uidOf(store.getState()),
    subscribe: (listener) =>
      store.subscribe((state, previous) => {
        if (uidOf(state) !== uidOf(previous)) listener();
      }),
  };
}

function uidOf({ session }: AuthState): string | undefined {
  return isSignedIn(session) ? session.user.uid : undefined;
}
