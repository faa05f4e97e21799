/** Claims of a verified ID token, as the rules see them under `request.auth.token`. */
export type TokenClaims = { readonly [claim: string]: unknown };

/** Who makes a call. `admin` bypasses the security rules. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: TokenClaims };

/**
 * Tells who sent an `Authorization` value (`Bearer …` or `Firebase …`) to a project.
 * @throws {RpcError} `UNAUTHENTICATED` for a token that is malformed, forged, expired or another project's
 */
export type Authenticate = (authorization: string | undefined, project: string) => Caller;
