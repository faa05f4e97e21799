/** Claims of a verified ID token, as rules see them in `request.auth.token`. */
export type TokenClaims = { readonly [claim: string]: unknown };

/** Caller of an RPC. `admin` bypasses the security rules. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: TokenClaims };

/**
 * Returns the caller of a request to a project by its `Authorization` header (`Bearer …` or
 * `Firebase …`).
 * @throws {RpcError} `UNAUTHENTICATED` for a token that is malformed, forged, expired or of another
 * project
 */
export type Authenticate = (authorization: string | undefined, project: string) => Caller;
