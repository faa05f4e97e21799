import { randomBytes } from 'node:crypto';
import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { apiKeyOf } from '../project/api-key.ts';
import { LIFETIMES, MODES, type OobCode, type OobType } from '../codes/oob-code.ts';

/** Purpose of a new code. */
export interface OobRequest {
  readonly type: OobType;
  readonly email: string;
  readonly newEmail?: string;
  readonly uid?: string;
  readonly enrollmentId?: string;
  /** URL that the link's page continues to; already validated. */
  readonly continueUrl?: string;
}

/** Creates and stores a code with its link. */
export function createOobCode(
  context: IdentityContext,
  call: IdentityCall,
  request: OobRequest,
): OobCode {
  const { continueUrl, ...rest } = request;
  const code = randomBytes(32).toString('base64url');
  const link = new URL(context.settings.get().actionUrl, call.origin);
  link.searchParams.set('mode', MODES[request.type]);
  link.searchParams.set('oobCode', code);
  // Administrators send no API key, and the client rejects a link without one.
  link.searchParams.set('apiKey', call.apiKey === '' ? apiKeyOf(context.project) : call.apiKey);
  link.searchParams.set('lang', call.locale);
  if (context.tenant !== undefined) link.searchParams.set('tenantId', context.tenant);
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
  const made: OobCode = {
    ...rest,
    code,
    link: link.href,
    expiresAt: context.now() + LIFETIMES[request.type],
  };
  context.oobCodes.add(made);
  return made;
}
