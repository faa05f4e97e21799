import type { RuleAccesses } from '@quits/security-rules';
import type { RateLimitOptions, IdentitySettings } from '@quits/identity-service';
import type { CspOptions } from '../hosting/csp-options.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import type { Log } from '../diagnostics/log.ts';
import type { DataLocation } from '../data/open-database.ts';

/** Options of `startLocalBackend`; with none it is empty, in memory, on free ports. */
export interface LocalBackendOptions {
  /** The project that clients name. @default 'demo-quits' */
  readonly project?: string;
  /** What its users call the app; emails name it. @default the project */
  readonly appName?: string;
  /** @default { kind: 'memory' } */
  readonly data?: DataLocation;
  /** Address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** Of everything but Firestore; 0 takes a free one. @default 0 */
  readonly port?: number;
  /** Of Firestore; 0 takes a free one. @default 0 */
  readonly firestorePort?: number;
  /** Security rules of Firestore; without them only administrators get in. */
  readonly rulesFile?: string;
  /** The same as text; wins over the file. */
  readonly rules?: string;
  /**
   * Whether a document that Firestore's rules read for several documents of one commit counts once towards
   * the limit of 20, or each time. The service may do either, so an app is right only with both.
   * @default 'cached'
   */
  readonly ruleAccesses?: RuleAccesses;
  /** Security rules of the object store; without them only administrators get in. */
  readonly storageRulesFile?: string;
  /** The same as text; wins over the file. */
  readonly storageRules?: string;
  /** Largest object in the store, in bytes. @default 1 GiB */
  readonly maxObjectSize?: number;
  /** Index definitions of Firestore; without them no query is refused for a missing index. */
  readonly indexesFile?: string;
  /** A built web app to serve. */
  readonly hosting?: { readonly folder: string; readonly policy?: CspOptions };
  /** An export to begin with; only where there is no data yet. */
  readonly importFolder?: string;
  /**
   * JSON of documents by their paths, `{ "users/ann": { "age": 30 } }`, that are written into the
   * default database at the start, over those that are there.
   */
  readonly seedFile?: string;
  /**
   * Believes the `X-Forwarded-` headers of a proxy in front of it about host, scheme and caller. Like a
   * `host` or an `identity.actionUrl` that is not of this machine, it needs `providerPage: false`, no
   * `emulatorTokens`, and a dashboard that is off or has a password.
   * @default false
   */
  readonly trustProxy?: boolean;
  /** Serves the dashboard, `/__/`. @default true */
  readonly dashboard?: boolean;
  /** Opens the dashboard to other machines; the user name does not matter. */
  readonly dashboardPassword?: string;
  /**
   * Accepts the token `owner` as an administrator, and unsigned ID tokens, as the emulators do and
   * test tools need. Anyone who can reach the ports is then anyone. With `'issue'` ID tokens and session
   * cookies are issued unsigned as well, the only ones that `firebase-admin` takes from an emulator.
   * @default false
   */
  readonly emulatorTokens?: boolean | 'accept' | 'issue';
  /**
   * Counts what the expressions of Firestore's rules were evaluated to, which costs as much again.
   * @default whether emulator tokens are accepted
   */
  readonly coverage?: boolean;
  /**
   * Serves the page that stands in for Google and the like, where anyone may sign in as anyone there.
   * @default whether `host` is a loopback address
   */
  readonly providerPage?: boolean;
  /** Sign-in settings that hold until they are changed through the API. */
  readonly identity?: Partial<IdentitySettings>;
  /** Delivers e-mails for real, besides keeping them in the mailbox. */
  readonly smtp?: SmtpOptions;
  readonly rateLimit?: RateLimitOptions;
  /**
   * Whether quotas over time hold: 100 sign-ups an hour from one address, 10 messages to one recipient before
   * it has to wait. Otherwise they are counted and shown; with `smtp` that of messages always holds.
   * @default 'counted'
   */
  readonly quotas?: 'counted' | 'production';
  /** The clock of tokens, codes and limits, in ms since the epoch. @default Date.now */
  readonly now?: () => number;
  /** @default nothing is logged */
  readonly log?: Log;
}
