import type { LogEntry } from './log.ts';
import type { Decision } from './requests.ts';

/** Number of entries, counted up to a limit. */
export interface Count {
  readonly count: number;
  /** Whether counting stopped at the limit. */
  readonly isLimit: boolean;
}

/** Use of a quota in the running hour. */
export interface Quota {
  readonly quota: 'sign-ups' | 'messages';
  readonly address: string;
  readonly used: number;
  readonly limit: number;
  /** Whether requests beyond the limit are refused. */
  readonly isHeld: boolean;
}

/** Requests of an interval of time. */
export interface RequestBar {
  /** Start, in ms since the epoch. */
  readonly from: number;
  readonly allowed: number;
  readonly refused: number;
}

/** Response of `/__/api/overview`. */
export interface Overview {
  readonly project: string;
  readonly accounts: number;
  readonly tenants: number;
  readonly files: { readonly count: number; readonly bytes: number };
  readonly messages: number;
  readonly installations: number;
  readonly events: Count;
  readonly reports: Count;
  readonly refused: Count;
  readonly quotas: readonly Quota[];
  /** The last hour, oldest first. */
  readonly requests: readonly RequestBar[];
  /** Newest first. */
  readonly lastRefusals: readonly LogEntry[];
  /** The most expensive of the latest requests. */
  readonly mostExpensive?: Decision | undefined;
  readonly addresses: readonly { readonly service: Service; readonly address: string }[];
  /** Options of `initializeApp`, and the addresses to connect to. */
  readonly config: Readonly<Record<string, unknown>>;
}

type Service = 'app' | 'identity' | 'firestore' | 'storage';
