import type { ProviderTokens } from '@quits/identity-service';
import type { TokenClaims } from '@quits/service-base';
import type { ProviderInfo } from './provider-settings.ts';

/** A request to sign somebody in. */
interface SignInRequest {
  /** Address that the service sends the person back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Secret of which the service gets the hash (RFC 7636). */
  readonly verifier: string;
  /** Further scopes that the app asks for. */
  readonly scopes: readonly string[];
  /** Further parameters of the app for the service's page, such as `prompt`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Result of a sign-in. */
export interface ProviderResult extends ProviderTokens {
  readonly claims: TokenClaims;
}

/** A sign-in service. */
export interface Provider {
  readonly info: ProviderInfo;
  /** Returns the address of its page. @throws if the service can't be reached */
  authorizationUrl(request: SignInRequest): Promise<URL>;
  /**
   * Exchanges the code that it sent, and checks the tokens.
   * @param answer the address at which the person came back, with the parameters of the response
   * @throws if the response, or a token, is invalid, or the service can't be reached
   */
  signIn(
    answer: URL,
    sent: Pick<SignInRequest, 'nonce' | 'state' | 'verifier'>,
  ): Promise<ProviderResult>;
  /**
   * Checks tokens that an app received. `undefined` if they aren't of this service, or were issued for another app.
   * @param isNonce returns whether the token's nonce is expected
   */
  verify(
    tokens: ProviderTokens,
    isNonce: (nonce: unknown) => boolean,
  ): Promise<TokenClaims | undefined>;
}

/** How long a service may take to answer, in s. */
export const PATIENCE = 10;
