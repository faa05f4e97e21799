import type { AppError } from '@quits/errors';
import type { ActionCodeSettings, ApplicationVerifier, Auth, User } from 'firebase/auth';
import type { RecordStorage } from '../records/records.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import type { SignOutReason } from '../state/session.ts';
import type { RememberedUser, RequiredAction, UserSnapshot } from '../state/user.ts';
import type { Clock } from './clock.ts';

/** The app's hooks for session changes; each is awaited. */
export interface SessionHooks {
  /** Closes every data listener; called before the user changes or signs out. */
  readonly closeListeners?: () => Promise<void> | void;
  /** Returns the number of unsent changes. @default none */
  readonly pendingWrites?: () => Promise<number> | number;
  /** Resolves when all changes have been sent. */
  readonly waitForPendingWrites?: () => Promise<void>;
  /** Deletes this device's copy of the user's data. */
  readonly clearLocalData?: () => Promise<void>;
  /** Deletes the user's data, while it still may; called before the account is deleted. */
  readonly deleteData?: () => Promise<void>;
  /**
   * An operation was refused. Returns whether to run it once more, because the cause is gone: the app got a pass for new
   * accounts, or an App Check token. Isn't called for pop-ups and redirects, which need another click.
   */
  readonly recover?: (error: AppError) => Promise<boolean>;
  /** A sign-in link was used up: remove it from the address bar. */
  readonly onEmailLinkUsed?: () => void;
}

/**
 * Transfers a guest's data to an existing account. Every call may be repeated after an
 * interruption.
 */
export interface MergeHooks {
  /** Number of items to migrate; at 0 the merge prompt is skipped. */
  readonly count: () => Promise<number> | number;
  /** Reads the guest's data, signed in as the guest, and stores it on this device. */
  readonly exportGuest: (guestUid: string) => Promise<void>;
  /** Returns the Auth of a second app without persistence, the same one each time. */
  readonly secondAuth: () => Promise<Auth>;
  /**
   * Writes the stored data, signed in as the account in the second app; stable ids make it
   * idempotent.
   */
  readonly importGuest: (account: Auth, guestUid: string) => Promise<void>;
  /** Deletes the guest and the stored data, signed in as the account. */
  readonly cleanUp: (guestUid: string) => Promise<void>;
}

/** Scopes and parameters to request from an OAuth provider. */
export interface OAuthProviderOptions {
  /** Scopes to request, such as `calendar.readonly`. */
  readonly scopes?: readonly string[];
  /** Parameters of the provider's page, such as `prompt`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The server's session cookie. */
export interface CookieEndpoint {
  /** Sends a fresh token; resolves with the HTTP status. @throws if there is no response */
  readonly post: (idToken: string) => Promise<number>;
  /** Ends the server's session; resolves with the HTTP status. @throws if there is no response */
  readonly clear: () => Promise<number>;
}

/** Source of connectivity changes. */
export interface ConnectivitySource {
  readonly online: () => boolean;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Why the stored user was signed out, such as `storedUserError` of `@quits/firebase-core`. */
export interface StoredUserErrorSource {
  readonly getState: () => { readonly code: string } | undefined;
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How the session ended on the previous page, which restarted the app for that. */
export interface PreviousEnd {
  readonly reason: SignOutReason;
  readonly last?: RememberedUser | undefined;
  /** Number of changes that the device keeps until the same user signs in and sends them. */
  readonly unsent?: number | undefined;
}

/** Options of `createAuthMachine`. */
export interface AuthMachineOptions {
  /** Loads Auth and its functions; called once, when the machine is started. */
  readonly getAuth: () => Promise<AuthAdapter>;
  /**
   * Stores hints and pending steps across reloads, such as `localStorage`; omit it to store none.
   */
  readonly storage?: RecordStorage | undefined;
  /** The app's part in session changes. */
  readonly hooks?: SessionHooks | undefined;
  /**
   * Reason why a stored user was signed out: `storedUserError` of `createFirebase`. Without it,
   * the reason is always `expired`.
   */
  readonly storedUserError?: StoredUserErrorSource | undefined;
  /**
   * Returns how the session ended on the previous page if the app restarted for that, such as to delete the device's data.
   */
  readonly previousEnd?: (() => PreviousEnd | undefined) | undefined;
  /**
   * Transfers a guest's data to an existing account. Without it, a guest who signs in to an
   * account loses all data.
   */
  readonly merge?: MergeHooks | undefined;
  /**
   * Keeps a server's session cookie in sync, such as `createSessionCookie` of
   * `@quits/firebase-core`.
   */
  readonly sessionCookie?: CookieEndpoint | undefined;
  /**
   * Returns the actions that a user still has to complete, such as verifying the email. @default
   * none
   */
  readonly getRequiredActions?: ((user: UserSnapshot) => readonly RequiredAction[]) | undefined;
  /**
   * Returns whether a user is a guest. The SDK takes a guest who signed in on another device, by a custom token, for
   * someone with an account. @default `isAnonymous` of the SDK
   */
  readonly isGuest?: ((user: User) => boolean) | undefined;
  /** Other providers by id, such as `google.com`. @default any, without scopes */
  readonly providers?: Readonly<Record<string, OAuthProviderOptions>> | undefined;
  /** Target of the links in emails; required for sign-in links. */
  readonly actionCodeSettings?: (() => ActionCodeSettings) | undefined;
  /** Proves that a human requests an SMS. @default an invisible reCAPTCHA */
  readonly recaptchaVerifier?: ((binding: AuthAdapter) => ApplicationVerifier) | undefined;
  /** Name shown in authenticator apps. @default the app's name in the SDK */
  readonly appName?: string | undefined;
  /** The address that the page was opened with. @default the browser's */
  readonly getUrl?: (() => string) | undefined;
  /**
   * Whether a redirect can return its result. @default whether the provider's pages are on this
   * origin
   */
  readonly canRedirect?: boolean | undefined;
  /** Source of connectivity changes. @default the browser's, or none outside of one */
  readonly connectivity?: ConnectivitySource | undefined;
  /** The time and timers, for tests. @default the system's */
  readonly clock?: Clock | undefined;
}
