/** Moments at which a sign-in waits for a function. */
type BlockingEvent = 'beforeCreate' | 'beforeSignIn';

/** Answer of a function that a sign-in waits for. */
export interface BlockingAnswer {
  /** HTTP status; anything but 200 refuses. */
  readonly status: number;
  readonly body: unknown;
}

/** Asks the function for an event with a signed token about the account; `undefined` if there is none. */
export type BlockingHook = (
  event: BlockingEvent,
  token: string,
) => Promise<BlockingAnswer | undefined>;
