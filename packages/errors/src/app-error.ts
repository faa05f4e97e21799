import type { Recovery } from './recovery.ts';

/** Options of {@link AppError}. */
export interface AppErrorOptions {
  /** @default 'contact' */
  recovery?: Recovery;
  /** What was caught, kept for logs. */
  cause?: unknown;
  /** For developers and logs; never shown to a person. @default the code */
  message?: string;
}

/** A failure with a stable code; what a person reads is looked up by the code, never taken from here. */
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
