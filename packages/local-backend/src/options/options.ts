import type { RuleAccesses } from '@quits/security-rules';
import type { RateLimitOptions, IdentitySettings } from '@quits/identity-service';
import type { HostedSite } from './hosted-site.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import type { Log } from '../diagnostics/log.ts';
import type { DataLocation, Durability } from '../data/open-database.ts';

/** Options of one more database. */
export interface DatabaseOptions {
  /** Security rules; without them those of `(default)` apply. */
  readonly rulesFile?: string;
  /** Index definitions. */
  readonly indexesFile?: string;
}

/** Options of `startLocalBackend`; with none it is empty, in memory, on free ports. */
export interface LocalBackendOptions {
  /** The project that clients name. @default 'demo-quits' */
  readonly project?: string;
  /** The app's name in emails. @default the project */
  readonly appName?: string;
  /** Where data is stored. @default { kind: 'memory' } */
  readonly data?: DataLocation;
  /**
   * Whether an acknowledged write also survives a power cut: then each group of writes waits for the disk.
   * @default 'process', which survives a crash of the process only
   */
  readonly durability?: Durability;
  /** Address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** Port of everything but Firestore; 0 chooses a free one. @default 0 */
  readonly port?: number;
  /** Port of Firestore; 0 chooses a free one. @default 0 */
  readonly firestorePort?: number;
  /** Security rules of Firestore; without them only administrators have access. */
  readonly rulesFile?: string;
  /** The same as text; wins over the file. */
  readonly rules?: string;
  /**
   * Whether a document that Firestore's rules read for several documents of one commit counts once toward
   * the limit of 20, or each time. The service may do either, so an app is right only with both.
   * @default 'cached'
   */
  readonly ruleAccesses?: RuleAccesses;
  /** Security rules of the object store; without them only administrators have access. */
  readonly storageRulesFile?: string;
  /** The same as text; wins over the file. */
  readonly storageRules?: string;
  /** Largest object in the store, in bytes. @default 1 GiB */
  readonly maxObjectSize?: number;
  /**
   * JSON Lines file to which every request that the rules decide about is appended, with all documents that they
   * could read, for `quits-backend rules check --requests`. Deciding takes several times as long.
   */
  readonly recordRequestsFile?: string;
  /**
   * Folder with Cloud Functions, the `source` of `functions` in `firebase.json`: they run in a process of their own,
   * which is loaded again when a file changes.
   */
  readonly functionsFolder?: string;
  /** Index definitions of Firestore; without them no query is refused for a missing index. */
  readonly indexesFile?: string;
  /** A built web app to serve. */
  readonly hosting?: HostedSite;
  /** Further sites, each served at a port of its own. */
  readonly sites?: readonly HostedSite[];
  /**
   * Rules and indexes of databases other than `(default)`, by their id; databases that aren't listed have those of
   * `(default)`. Indexes of all databases are merged.
   */
  readonly databases?: Readonly<Record<string, DatabaseOptions>>;
  /** Files with the rules of further buckets, by the bucket. */
  readonly buckets?: Readonly<Record<string, string>>;
  /** Further ports at which clients may find everything but Firestore, such as 9099 for Auth. */
  readonly emulatorPorts?: Readonly<
    Partial<Record<'auth' | 'functions' | 'storage' | 'ui' | 'hub', number>>
  >;
  /**
   * Export to import at startup, ours or one of Firebase's emulators or of `gcloud firestore export`; only if there
   * is no data yet.
   */
  readonly importFolder?: string;
  /** JSON of `firebase auth:export` whose accounts are imported at startup, replacing existing ones. */
  readonly accountsFile?: string;
  /** Parameters of its password hashes, copied from the Firebase console; without them it is imported without passwords. */
  readonly hashFile?: string;
  /**
   * JSON of documents by path, `{ "users/ann": { "age": 30 } }`, that are written to the default
   * database at startup, replacing existing ones.
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
   * test tools require. Anyone with access to the ports can then act as any user. With `'issue'`,
   * ID tokens and session cookies are issued unsigned too, the only ones that `firebase-admin`
   * accepts from an emulator.
   * @default false
   */
  readonly emulatorTokens?: boolean | 'accept' | 'issue';
  /**
   * Counts the values of the expressions in Firestore's rules, which doubles the cost of
   * evaluation.
   * @default whether emulator tokens are accepted
   */
  readonly coverage?: boolean;
  /**
   * Sends listeners, or those of administrators, each commit as a snapshot of its own, as it is made. By default, those made since a
   * listener's last turn are one snapshot. @default false
   */
  readonly snapshotPerCommit?: boolean | 'administrators';
  /**
   * Serves the fake page for Google and other providers, where anyone may sign in as any user.
   * @default whether `host` is a loopback address
   */
  readonly providerPage?: boolean;
  /** Sign-in settings until they are changed through the API. */
  readonly identity?: Partial<IdentitySettings>;
  /** Delivers emails, in addition to storing them in the mailbox. */
  readonly smtp?: SmtpOptions;
  /** Limits for wrong passwords. */
  readonly rateLimit?: RateLimitOptions;
  /**
   * Whether quotas over time are enforced: 100 sign-ups per hour from one IP address, 10 messages
   * to one recipient before a pause. Otherwise they are counted and shown; with `smtp` the quota
   * for messages is always enforced.
   * @default 'counted'
   */
  readonly quotas?: 'counted' | 'production';
  /** The clock of tokens, codes and limits, in ms since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Receives what the backend logs. @default no logging */
  readonly log?: Log;
}
