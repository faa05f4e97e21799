import type { Reaction } from './reaction.ts';

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
