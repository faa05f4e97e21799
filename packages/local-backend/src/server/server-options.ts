import type { BackupOptions } from '../backup/backup-options.ts';
import type { SignUpMode } from '@quits/dashboard/api';
import type { CspOptions } from '../hosting/csp-options.ts';
import type { Durability } from '../data/open-database.ts';
import type { Log } from '../diagnostics/log.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import type { PuzzleMode } from './attestation/attestation.ts';
import type { Limits } from './limits/limits.ts';
import type { OperationsAddress } from './operation/listen-for-operators.ts';
import type { ProviderSettings } from './providers/provider-settings.ts';

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** The HTTPS address at which people reach the server, such as `https://quits.example.org`. */
  readonly url: string;
  /** Folder of the data, made if it is missing. */
  readonly data: string;
  /** Failures that an acknowledged write survives. @default 'power', a power cut */
  readonly durability?: Durability;
  /** Encryption of the connections. @default a certificate of Let's Encrypt */
  readonly encryption?: Encryption;
  /** Address to listen on. @default every address; behind a proxy, 127.0.0.1 */
  readonly host?: string;
  /** Port to listen on; 0 chooses a free one. @default the port of `url`; behind a proxy, 8787 */
  readonly port?: number;
  /** The project that clients name. @default 'quits' */
  readonly project?: string;
  /** The app's name in emails. @default the project */
  readonly appName?: string;
  /** A built web app to serve. */
  readonly hosting?: { readonly folder: string; readonly policy?: CspOptions };
  /** Security rules of Firestore; without them nobody has access. */
  readonly rulesFile?: string;
  /** Security rules of the object store; without them nobody has access. */
  readonly storageRulesFile?: string;
  /** Folder with Cloud Functions, which run in a process of their own as administrators. */
  readonly functionsFolder?: string;
  /** Index definitions of Firestore. */
  readonly indexesFile?: string;
  /** Page of the app that emailed links open, a path. @default '/__/auth/action' */
  readonly actionPath?: string;
  /**
   * People who may create an account, guests included; existing accounts can sign in anyway. `invited` lets in holders of a
   * link that another user made (`signUpLinks`), `domains` people who prove an email address of one of `signUpDomains`.
   * @default what administrators chose in the dashboard, at first 'open'
   */
  readonly signUp?: SignUpMode;
  /** Domains of email addresses, for `signUp: 'domains'`. */
  readonly signUpDomains?: readonly string[];
  /**
   * Path of the documents that prove a link, such as `teams/{team}/links/{link}`. Such a document has
   * `secretHash` (SHA-256 of the secret in the link, as bytes), `expiresAt`, `usesLeft`, and `revokedAt` once it ended.
   * @default none, so that `invited` isn't possible
   */
  readonly signUpLinks?: string;
  /** Whether people may begin without an account. @default what administrators chose in the dashboard, at first true */
  readonly guests?: boolean;
  /**
   * Whether new accounts need a solved puzzle, as an App Check token: only during a flood, for ten minutes after more
   * than 60 sign-ups a minute.
   * @default 'flood'
   */
  readonly puzzles?: PuzzleMode;
  /** Limits of accounts, addresses and groups of documents. @default far above what people need */
  readonly limits?: Partial<Limits>;
  /** Services, such as Google, that people can sign in with. @default none */
  readonly providers?: readonly ProviderSettings[];
  /** Delivers emails. Without it, sign-in by link, password resets and verification are refused. */
  readonly smtp?: SmtpOptions;
  /** Largest object in the store, in bytes. @default 1 GiB */
  readonly maxObjectSize?: number;
  /** Makes a link for another administrator; the first start makes one anyway. @default false */
  readonly administratorLink?: boolean;
  /** Port that serves `/metrics`, `/health` and `/ready`, without encryption or sign-in. @default none */
  readonly operations?: OperationsAddress;
  /** Bearer token with which `/__/metrics` can be read. @default administrators only */
  readonly metricsToken?: string;
  /** Connections that are answered; requests of further ones are refused with status 503. @default 10_000 */
  readonly maxConnections?: number;
  /**
   * Resident memory beyond which new requests are refused with status 503, in MiB. @default four fifths of what the
   * container or the machine has
   */
  readonly maxMemory?: number;
  /** How long requests may take to end when the server stops, in ms. @default 10_000 */
  readonly drainTime?: number;
  /** Backs up all data while it is written. @default no backup */
  readonly backup?: BackupOptions;
  /** The clock, in ms since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Receives what the server logs. @default no logging */
  readonly log?: Log;
}

/**
 * Encryption of the connections: by the server, with a certificate that it gets by ACME or from files, or by a proxy in
 * front of it.
 */
export type Encryption =
  | {
      readonly kind: 'acme';
      /** Directory of the authority, to whose terms the operator agrees. @default Let's Encrypt */
      readonly directory?: string;
      /** PEM file of the certificate of a private authority. */
      readonly authorityFile?: string;
      /** Address for the authority's warnings. */
      readonly email?: string;
      /** Port without encryption, for the authority and for redirects; the authority calls port 80. @default 80 */
      readonly httpPort?: number;
    }
  | { readonly kind: 'proxy' }
  | {
      readonly kind: 'files';
      /** PEM, with the chain; read again when it changes. */
      readonly certificateFile: string;
      /** PEM. */
      readonly keyFile: string;
    };
