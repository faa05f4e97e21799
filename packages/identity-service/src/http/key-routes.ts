import type { Route } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { certificateOf } from '../token/certificate.ts';
import { answer } from './answer.ts';

const SIGNER = 'securetoken@system.gserviceaccount.com';

/** Routes of the public keys: at the service's path, and at a shorter one. */
export function keyRoutes(context: IdentityContext): Route[] {
  const jwks = async () => ({ keys: await context.keys.publicKeys() });
  const certificates = async () => {
    const { kid, privateKey } = await context.keys.current();
    return { [kid]: certificateOf(privateKey, SIGNER) };
  };
  const paths = [
    [`/www.googleapis.com/service_accounts/v1/jwk/${SIGNER}`, jwks],
    ['/__/auth/jwks.json', jwks],
    [`/www.googleapis.com/robot/v1/metadata/x509/${SIGNER}`, certificates],
    ['/www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys', certificates],
    ['/__/auth/certificates.json', certificates],
  ] as const;
  return paths.map(([path, give]) => ({
    method: 'GET',
    path,
    crossOrigin: 'api',
    handle: () => answer(give),
  }));
}
