import { type Caller, header, type HttpCall } from '@quits/service-base';
import type { StorageContext } from './storage-context.ts';

/**
 * Returns the caller. Server libraries send no credentials to an emulator but their name in a
 * header, which browsers don't send to other origins without a preflight.
 * @throws {TokenRefusal} for a refused caller
 */
export function libraryCaller(context: StorageContext, call: HttpCall): Caller {
  const authorization = header(call, 'authorization');
  const isLibrary = LIBRARY.test(header(call, 'x-goog-api-client') ?? '');
  if (authorization === undefined && isLibrary && context.emulatorPaths) return { kind: 'admin' };
  return context.authenticate(authorization, context.project);
}

const LIBRARY = /\bgccl\//;
