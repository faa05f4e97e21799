import type { AppError, ErrorCode } from '@quits/errors';

/** An expected failure with a code of the catalogue. */
export type Failure = AppError<ErrorCode>;
