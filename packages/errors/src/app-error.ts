import type { Recovery } from './recovery.ts';

/** Options of {@link AppError}. */
export interface AppErrorOptions {
  /** Recommended recovery. @default 'contact' */
  recovery?: Recovery;
  /** Caught error, for logs. */
  cause?: unknown;
  /** For developers and logs; never shown to users. @default the code */
  message?: string;
}

/**
 * A failure with a stable code; texts for users are looked up by code, never taken from the
 * message.
 */
export class AppError<Code extends string = string> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly recovery: Recovery;

  constructor(code: Code, options: AppErrorOptions = {}) {
    super(
      options.message ?? code,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.recovery = options.recovery ?? 'contact';
  }
}
