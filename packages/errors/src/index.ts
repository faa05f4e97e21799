export { AppError, type AppErrorOptions, type Reaction } from './app-error.ts';
export { err, ok, type Result } from './result.ts';
