export { AppError, type AppErrorOptions } from './app-error.ts';
export {
  errorCodes,
  isErrorCode,
  recoveryFor,
  type CodeWithRecovery,
  type ErrorCode,
} from './catalog/catalog.ts';
export { createAppError, type OwnErrorCode, ownErrors } from './catalog/own.ts';
export {
  type ActionableCodeOf,
  type CodeOf,
  type CreateErrorOptions,
  defineErrors,
  type DefinedErrors,
  type ErrorDefinition,
} from './define-errors.ts';
export { type ForeignCode, toAppError } from './provider/to-app-error.ts';
export type { Recovery } from './recovery.ts';
export { err, ok, type Result } from './result.ts';
