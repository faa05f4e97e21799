import { isBody, objectField, textField, type Body } from '../protocol/body.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** A kind of custom provider, as configured by administrators. */
export interface ProviderKind {
  /** Collection of these configurations, by path. */
  readonly collection: 'inboundSamlConfigs' | 'oauthIdpConfigs';
  /** Query parameter that names a new one. */
  readonly idParameter: 'inboundSamlConfigId' | 'oauthIdpConfigId';
  /** Prefix of the ids of this kind. */
  readonly prefix: 'oidc.' | 'saml.';
  /** Known fields; all others are dropped. */
  readonly fields: readonly string[];
  /** @throws {IdentityError} for an unusable configuration */
  readonly check: (config: Body) => void;
}

const OIDC: ProviderKind = {
  collection: 'oauthIdpConfigs',
  idParameter: 'oauthIdpConfigId',
  prefix: 'oidc.',
  fields: ['clientId', 'clientSecret', 'displayName', 'enabled', 'issuer', 'responseType'],
  check(config) {
    if (!textField(config, 'clientId')) throw new IdentityError('MISSING_OAUTH_CLIENT_ID');
    const issuer = textField(config, 'issuer');
    if (!issuer) throw new IdentityError('MISSING_ISSUER');
    requireUrl('issuer', issuer);
    const response = objectField(config, 'responseType') ?? {};
    const chosen = ['code', 'idToken'].filter((type) => response[type] === true);
    if (chosen.length > 1) throw new IdentityError('INVALID_OAUTH_RESPONSETYPE');
    if (response['code'] === true && !textField(config, 'clientSecret')) {
      throw new IdentityError('MISSING_OAUTH_CLIENT_SECRET');
    }
  },
};

const SAML: ProviderKind = {
  collection: 'inboundSamlConfigs',
  idParameter: 'inboundSamlConfigId',
  prefix: 'saml.',
  fields: ['displayName', 'enabled', 'idpConfig', 'spConfig'],
  check(config) {
    const provider = objectField(config, 'idpConfig') ?? {};
    if (!textField(provider, 'idpEntityId')) invalid('idpConfig.idpEntityId is missing.');
    requireUrl('idpConfig.ssoUrl', textField(provider, 'ssoUrl'));
    const certificates = provider['idpCertificates'];
    const isList = Array.isArray(certificates) && certificates.every(isBody);
    if (!isList || certificates.length === 0) invalid('idpConfig.idpCertificates is missing.');
    const own = objectField(config, 'spConfig') ?? {};
    if (!textField(own, 'spEntityId')) throw new IdentityError('MISSING_SAML_RELYING_PARTY_CONFIG');
    requireUrl('spConfig.callbackUri', textField(own, 'callbackUri'));
  },
};

/** The kinds of providers that an administrator can describe. */
export const PROVIDER_KINDS: readonly ProviderKind[] = [OIDC, SAML];

function requireUrl(name: string, value: string | undefined): void {
  const protocol = URL.canParse(value ?? '') ? new URL(value ?? '').protocol : '';
  if (protocol !== 'https:' && protocol !== 'http:') invalid(`${name} is no address.`);
}

function invalid(detail: string): never {
  throw new IdentityError('INVALID_CONFIG', detail);
}
