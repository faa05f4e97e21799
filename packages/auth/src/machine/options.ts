import type { RecordStorage } from '../records/records.ts';
import type { AuthBinding } from '../run/binding.ts';
import type { Task, UserSnapshot } from '../state/user.ts';
import type { Clock } from './clock.ts';

/** What the app does when the session changes; each is awaited. */
export interface SessionHooks {
  /** Closes every data listener: called before the user changes or leaves. */
  readonly closeListeners?: () => Promise<void> | void;
  /** How many changes wait to be sent. @default none */
  readonly pendingWrites?: () => Promise<number> | number;
  /** Resolves when all changes have been sent. */
  readonly drain?: () => Promise<void>;
  /** Removes what this device keeps of the user's data. */
  readonly wipe?: () => Promise<void>;
}

/** The server's session cookie. */
export interface CookieEndpoint {
  /** Sends a fresh token; resolves with the HTTP status. @throws when no answer comes */
  readonly post: (idToken: string) => Promise<number>;
  /** Ends the server's session; resolves with the HTTP status. @throws when no answer comes */
  readonly clear: () => Promise<number>;
}

/** Where news of the connection comes from. */
export interface ConnectivitySource {
  readonly online: () => boolean;
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of `createAuthMachine`. */
export interface AuthMachineOptions {
  /** Loads Auth and its functions; called once, when the machine is started. */
  readonly getAuth: () => Promise<AuthBinding>;
  /** Keeps hints and intents across reloads; leave out to keep none. */
  readonly storage?: RecordStorage | undefined;
  readonly hooks?: SessionHooks | undefined;
  readonly cookie?: CookieEndpoint | undefined;
  /** What is still to be done by a user, such as confirming the e-mail. @default nothing */
  readonly tasksOf?: ((user: UserSnapshot) => readonly Task[]) | undefined;
  /** @default the browser's, or none outside of one */
  readonly connectivity?: ConnectivitySource | undefined;
  /** @default the system's */
  readonly clock?: Clock | undefined;
}
