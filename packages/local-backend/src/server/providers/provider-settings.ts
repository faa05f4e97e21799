/** Registration of a server at a sign-in service. */
export interface ProviderSettings {
  /** `google.com`, `apple.com`, `github.com`, `microsoft.com`, or `oidc.` and a name. */
  readonly id: string;
  /** Name on the button that signs in. @default the brand's */
  readonly name?: string;
  /** Id that the service gave to this server. */
  readonly clientId: string;
  /** Missing for Apple, and for services that need none. */
  readonly clientSecret?: string;
  /** Key with which Apple's client secret is signed. */
  readonly appleKey?: AppleKey;
  /**
   * Issuer of the service's ID tokens, where its configuration is published; for GitHub, its address.
   * @default the brand's
   */
  readonly issuer?: string;
}

/** Private key of an Apple developer account. */
export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, from the `.p8` file. */
  readonly privateKey: string;
}

/** A provider as apps show it. */
export interface ProviderInfo {
  readonly id: string;
  readonly name: string;
}

/** Services that people know by a brand. */
export const BRANDS: Readonly<Record<string, { readonly name: string; readonly issuer: string }>> =
  {
    'apple.com': { name: 'Apple', issuer: 'https://appleid.apple.com' },
    'github.com': { name: 'GitHub', issuer: 'https://github.com' },
    'google.com': { name: 'Google', issuer: 'https://accounts.google.com' },
    'microsoft.com': {
      name: 'Microsoft',
      issuer: 'https://login.microsoftonline.com/common/v2.0',
    },
  };

/** Returns the name on a provider's button. */
export function nameOf({ id, name }: ProviderSettings): string {
  return name ?? BRANDS[id]?.name ?? id.slice('oidc.'.length);
}

/**
 * Returns the path that a provider sends people back to. Services of one's own have one each: if all shared one, one of
 * them could pass itself off as another (RFC 9700, 4.4).
 */
export function callbackPath(id: string): string {
  return id.startsWith('oidc.') ? `/__/auth/handler/${id}` : '/__/auth/handler';
}
