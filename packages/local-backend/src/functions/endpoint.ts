/** How often and how soon a failed run of a schedule is repeated. */
export interface ScheduleRetry {
  readonly count: number;
  /** Milliseconds. */
  readonly minBackoff: number;
  /** Milliseconds. */
  readonly maxBackoff: number;
}

/** Changes of a document that a function runs for. */
export type DocumentChange = 'created' | 'deleted' | 'updated' | 'written';

/** Why a function runs. */
export type Trigger =
  | { readonly kind: 'request' }
  | { readonly kind: 'call' }
  | {
      readonly kind: 'schedule';
      readonly schedule: string;
      readonly timeZone: string;
      readonly retry: ScheduleRetry;
    }
  | {
      readonly kind: 'document';
      readonly eventType: string;
      readonly change: DocumentChange;
      readonly withAuth: boolean;
      readonly database: string;
      /** Path of a document with wildcards, such as `users/{uid}`. */
      readonly pattern: string;
      readonly isRetried: boolean;
    }
  | {
      readonly kind: 'object';
      readonly eventType: string;
      /** @default every bucket */
      readonly bucket?: string;
      readonly isRetried: boolean;
    }
  | { readonly kind: 'blocking'; readonly event: BlockingEvent }
  | { readonly kind: 'unsupported'; readonly what: string };

/** Moments at which identity waits for a function. */
export type BlockingEvent = 'beforeCreate' | 'beforeSignIn';

/** A function of a codebase. */
export interface FunctionEndpoint {
  /** Name in URLs: an export `groups.notify` is `groups-notify`. */
  readonly id: string;
  readonly regions: readonly string[];
  /** How long a run may take, in milliseconds. */
  readonly timeout: number;
  readonly trigger: Trigger;
}
