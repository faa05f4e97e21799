export { AppError, type AppErrorOptions } from './app-error.ts';
export {
  errorCodes,
  isErrorCode,
  reactionTo,
  type CodeWithReaction,
  type ErrorCode,
} from './catalogue/catalogue.ts';
export { appError, fromProviderError } from './provider/from-provider-error.ts';
export type { Reaction } from './reaction.ts';
export { err, ok, type Result } from './result.ts';
