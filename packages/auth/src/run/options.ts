import type { ActionCodeSettings, ApplicationVerifier, Auth } from 'firebase/auth';
import type { RecordStorage } from '../records/records.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import type { RequiredAction, UserSnapshot } from '../state/user.ts';
import type { Clock } from './clock.ts';

/** What the app does when the session changes; each is awaited. */
export interface SessionHooks {
  /** Closes every data listener: called before the user changes or leaves. */
  readonly closeListeners?: () => Promise<void> | void;
  /** How many changes wait to be sent. @default none */
  readonly pendingWrites?: () => Promise<number> | number;
  /** Resolves when all changes have been sent. */
  readonly waitForPendingWrites?: () => Promise<void>;
  /** Removes what this device keeps of the user's data. */
  readonly clearLocalData?: () => Promise<void>;
  /** Deletes the user's data, while it still may; called before the account is deleted. */
  readonly deleteData?: () => Promise<void>;
  /** A sign-in link was used up: remove it from the address bar. */
  readonly onEmailLinkUsed?: () => void;
}

/** Brings a guest's data to an account that exists. Every call may come again after it was cut off. */
export interface MergeHooks {
  /** Number of items to migrate; at 0 the merge prompt is skipped. */
  readonly count: () => Promise<number> | number;
  /** Reads the guest's data, as the guest, and keeps it on this device. */
  readonly exportGuest: (guestUid: string) => Promise<void>;
  /** Auth of a second app without persistence, the same one each time. */
  readonly secondAuth: () => Promise<Auth>;
  /** Writes the kept data as the account of the second app; ids make repeating it harmless. */
  readonly importGuest: (account: Auth, guestUid: string) => Promise<void>;
  /** Removes the guest and what was kept, as the account. */
  readonly cleanUp: (guestUid: string) => Promise<void>;
}

/** What to ask another provider for. */
export interface OAuthProviderOptions {
  readonly scopes?: readonly string[];
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The server's session cookie. */
export interface CookieEndpoint {
  /** Sends a fresh token; resolves with the HTTP status. @throws when no answer comes */
  readonly post: (idToken: string) => Promise<number>;
  /** Ends the server's session; resolves with the HTTP status. @throws when no answer comes */
  readonly clear: () => Promise<number>;
}

/** Source of connectivity changes. */
export interface ConnectivitySource {
  readonly online: () => boolean;
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Why the stored user was signed out, such as `storedUserError` of `@quits/firebase-core`. */
export interface StoredUserErrorSource {
  readonly get: () => { readonly code: string } | undefined;
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of `createAuthMachine`. */
export interface AuthMachineOptions {
  /** Loads Auth and its functions; called once, when the machine is started. */
  readonly getAuth: () => Promise<AuthAdapter>;
  /** Keeps hints and intents across reloads; leave out to keep none. */
  readonly storage?: RecordStorage | undefined;
  readonly hooks?: SessionHooks | undefined;
  /** Without it, a stored user whom the service rejects after the start is signed out as `expired`, whatever the reason. */
  readonly storedUserError?: StoredUserErrorSource | undefined;
  /** Without it a guest who signs in to an account leaves everything behind. */
  readonly merge?: MergeHooks | undefined;
  readonly sessionCookie?: CookieEndpoint | undefined;
  /** What is still to be done by a user, such as confirming the e-mail. @default nothing */
  readonly getRequiredActions?: ((user: UserSnapshot) => readonly RequiredAction[]) | undefined;
  /** Other providers by id, such as `google.com`. @default any, without scopes */
  readonly providers?: Readonly<Record<string, OAuthProviderOptions>> | undefined;
  /** Where links in mails lead to; needed for sign-in links. */
  readonly actionCodeSettings?: (() => ActionCodeSettings) | undefined;
  /** Shows that a person asks for an SMS. @default an invisible reCAPTCHA */
  readonly recaptchaVerifier?: ((binding: AuthAdapter) => ApplicationVerifier) | undefined;
  /** What authenticator apps show. @default the app's name in the SDK */
  readonly appName?: string | undefined;
  /** The address that the page was opened with. @default the browser's */
  readonly getUrl?: (() => string) | undefined;
  /** Whether a redirect finds its way back. @default whether the provider's pages are on this origin */
  readonly canRedirect?: boolean | undefined;
  /** @default the browser's, or none outside of one */
  readonly connectivity?: ConnectivitySource | undefined;
  /** @default the system's */
  readonly clock?: Clock | undefined;
}
