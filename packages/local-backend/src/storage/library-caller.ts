import { type Caller, header, type HttpCall } from '@quits/service-base';
import type { StorageContext } from './storage-context.ts';

/**
 * Who calls. Servers' libraries send no credentials to an emulator but their name, which a page of a
 * browser cannot send elsewhere without being asked for permission first.
 * @throws {TokenRefusal} for a caller who is not accepted
 */
export function libraryCaller(context: StorageContext, call: HttpCall): Caller {
  const authorization = header(call, 'authorization');
  const isLibrary = LIBRARY.test(header(call, 'x-goog-api-client') ?? '');
  if (authorization === undefined && isLibrary && context.emulatorPaths) return { kind: 'admin' };
  return context.authenticate(authorization, context.project);
}

const LIBRARY = /\bgccl\//;
