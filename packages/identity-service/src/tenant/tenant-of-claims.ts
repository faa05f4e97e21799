import type { TokenClaims } from '@quits/service-base';

/** Returns the tenant of an ID token or session cookie; `undefined` for the project itself. */
export function tenantOfClaims(claims: TokenClaims): string | undefined {
  const firebase = claims['firebase'];
  if (typeof firebase !== 'object' || firebase === null || !('tenant' in firebase))
    return undefined;
  return typeof firebase.tenant === 'string' ? firebase.tenant : undefined;
}
