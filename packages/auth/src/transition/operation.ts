import type { SeenUser } from '../state/user.ts';

/** One call to the provider, as data. Its secrets are never kept in the published state. */
export type Operation =
  | { readonly op: 'guest' }
  | { readonly op: 'signIn'; readonly email: string; readonly password: string }
  | {
      readonly op: 'signUp';
      readonly email: string;
      readonly password: string;
      readonly displayName?: string | undefined;
    };

/** What an operation brought about. */
export interface OperationResult {
  readonly seen?: SeenUser;
}
