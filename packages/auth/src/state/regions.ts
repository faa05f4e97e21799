/** Whether the server's session cookie follows the token. Times in ms since 1970. */
export type TokenSync =
  | { readonly status: 'off' }
  | { readonly status: 'idle'; readonly postedAt: number }
  | {
      readonly status: 'posting';
      readonly attempt: number;
      /** The server refused the last token. */ readonly refused: boolean;
    }
  | {
      readonly status: 'failed';
      readonly retryAt: number;
      readonly httpStatus: number;
      readonly attempt: number;
    }
  | { readonly status: 'stale' }
  | { readonly status: 'clearing' };

/** Custom claims of the token, and whether newer ones are known to exist. */
export type TokenClaims =
  | { readonly status: 'none' }
  | {
      readonly status: 'fresh' | 'stale' | 'refreshing';
      readonly values: Readonly<Record<string, unknown>>;
      readonly at: number;
    };

/** Whether the provider accepts that this is a real client. */
export type Attestation =
  | { readonly status: 'off' | 'loading' | 'ready' | 'failed' }
  | { readonly status: 'throttled'; readonly until: number };

/** Whether the provider can be reached. */
export interface Connectivity {
  readonly status: 'unknown' | 'online' | 'offline';
  readonly since: number;
}
