import type { TokenClaims } from '@quits/service-base';

/** Tokens that an app received from a provider. */
export interface ProviderTokens {
  readonly idToken?: string;
  readonly accessToken?: string;
}

/** Sign-in services, such as Google, that a production server has an account with. */
export interface ExternalProviders {
  has(providerId: string): boolean;
  /**
   * Returns the claims of a provider's tokens about its user, after checking that the provider issued them for this
   * server; `undefined` if it didn't.
   * @param nonce the value that the app sent to the provider, for tokens that the app requested by itself
   */
  verify(
    providerId: string,
    tokens: ProviderTokens,
    nonce: string | undefined,
  ): Promise<TokenClaims | undefined>;
}
