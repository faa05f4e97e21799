/** What a caller should do about a failure. */
export type Reaction =
  /** Try again, by itself with back-off where the call is idempotent. */
  | 'retry'
  /** The person can correct what was typed. */
  | 'fix-input'
  /** Ask for the credentials again, then resume. */
  | 'reauthenticate'
  /** Offer another sign-in method. */
  | 'switch-method'
  /** Not a failure: the flow goes on with another step. */
  | 'continue'
  /** Nobody in front of the screen can mend it; say so and report it. */
  | 'contact'
  /** Expected, say nothing. */
  | 'ignore';

/** Options of {@link AppError}. */
export interface AppErrorOptions {
  /** @default 'contact' */
  reaction?: Reaction;
  /** What was caught, kept for logs. */
  cause?: unknown;
  /** For developers and logs; never shown to a person. @default the code */
  message?: string;
}

/** A failure with a stable code; what a person reads is looked up by the code, never taken from here. */
export class AppError<Code extends string = string> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly reaction: Reaction;

  constructor(code: Code, options: AppErrorOptions = {}) {
    super(
      options.message ?? code,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.reaction = options.reaction ?? 'contact';
  }
}
