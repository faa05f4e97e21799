export { AppError, type AppErrorOptions } from './app-error.ts';
export {
  errorCodes,
  isErrorCode,
  reactionTo,
  type CodeWithReaction,
  type ErrorCode,
} from './catalogue/catalogue.ts';
export { appError, type OwnErrorCode, ownErrors } from './catalogue/own.ts';
export {
  type ActionableCodeOf,
  type CodeOf,
  type CreateErrorOptions,
  defineErrors,
  type DefinedErrors,
  type ErrorDefinition,
} from './define-errors.ts';
export { type ForeignCode, fromProviderError } from './provider/from-provider-error.ts';
export type { Reaction } from './reaction.ts';
export { err, ok, type Result } from './result.ts';
