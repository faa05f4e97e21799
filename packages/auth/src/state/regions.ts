/** Whether the server's session cookie follows the token. Times in ms since 1970. */
export type TokenSync =
  | { readonly t: 'off' }
  | { readonly t: 'idle'; readonly postedAt: number }
  | {
      readonly t: 'posting';
      readonly attempt: number;
      /** The server refused the last token. */ readonly refused: boolean;
    }
  | {
      readonly t: 'failed';
      readonly retryAt: number;
      readonly status: number;
      readonly attempt: number;
    }
  | { readonly t: 'stale' }
  | { readonly t: 'clearing' };

/** What the token says about the user, and whether newer claims are known to exist. */
export type Claims =
  | { readonly c: 'none' }
  | {
      readonly c: 'fresh' | 'stale' | 'refreshing';
      readonly values: Readonly<Record<string, unknown>>;
      readonly at: number;
    };

/** Whether the provider accepts that this is a real client. */
export type Attestation =
  | { readonly a: 'off' | 'loading' | 'ready' | 'failed' }
  | { readonly a: 'throttled'; readonly until: number };

/** Whether the provider can be reached. */
export interface Connectivity {
  readonly n: 'unknown' | 'online' | 'offline';
  readonly since: number;
}
