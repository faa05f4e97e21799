import { PAGES } from '../pages.ts';
import { absent, same, stricter, testsOf, unverified, type Section } from '../row.ts';

const identity = (name: string) => testsOf(`packages/local-backend/tests/identity/${name}.test.ts`);
const accounts = identity('accounts');
const errors = identity('error-codes');
const providers = identity('providers');
const tokens = identity('tokens');
const locked = identity('locked-out');
const factors = identity('second-factors');
const popup = testsOf('packages/local-backend/tests/browser/provider-sign-in.test.ts');
const every = testsOf('packages/local-backend/tests/browser/every-provider.test.ts');
const { manageUsers, linking, google, phone, mfa, totp, users, authRest } = PAGES;

/** External providers, second factors, and tokens. */
export const identityProviderRows: Section = {
  title: 'Identity: providers, second factors and tokens',
  rows: [
    same(
      'auth.provider',
      google,
      'A provider makes an account with what it says',
      providers('makes an account with what the provider says'),
    ),
    same(
      'auth.provider.popup',
      google,
      'A popup signs in',
      popup('takes the account that was typed, without leaving this machine'),
      'A page that stands in for the provider',
    ),
    same(
      'auth.provider.redirect',
      google,
      'A redirect comes back with the account',
      popup('comes back with the account'),
      'The same',
    ),
    same(
      'auth.provider.own-domain',
      PAGES.redirects,
      'A redirect needs the app’s own host as `authDomain`',
      testsOf('packages/app-platform/src/boot/own-auth-domain.test.ts')(
        'uses the sign-in pages on %s if Hosting serves the app',
      ),
    ),
    same(
      'auth.provider.closed',
      google,
      'A popup that is closed says so',
      every('that is closed says so'),
    ),
    same(
      'auth.provider.every',
      authRest,
      'Every kind of provider signs in',
      every('%s signs in by popup, and its credential works by itself'),
    ),
    same(
      'auth.provider.exists',
      google,
      'An address that signs in another way: `account-exists-with-different-credential`',
      popup('hands over the credential when the address signs in another way'),
    ),
    same(
      'auth.provider.trusted',
      users,
      'A provider of the address replaces an unconfirmed password',
      providers(
        'gives an unconfirmed account to whom the provider vouches for, without its old password',
      ),
    ),
    unverified(
      'auth.provider.verified-email',
      users,
      'Whose word counts for an address is documented for Google, and for others only partly',
      'Google, Apple, Yahoo, OIDC and SAML are believed; GitHub, Facebook, Twitter and Microsoft are not',
      providers('is believed by its own word, and by that of a test'),
    ),
    same(
      'auth.provider.nonce',
      authRest,
      'The nonce of a token is checked',
      providers('checks the nonce of a token'),
    ),
    same(
      'auth.provider.disabled',
      authRest,
      'A provider that is off: `OPERATION_NOT_ALLOWED`',
      providers('is refused when switched off'),
    ),
    same(
      'auth.link-provider',
      linking,
      'Providers are linked and unlinked',
      providers('finds the same account again, and links and unlinks another provider'),
    ),
    same(
      'auth.link-provider.taken',
      linking,
      'What belongs to somebody else is not linked',
      providers('does not link what belongs to somebody else'),
    ),
    same('auth.unlink', linking, 'A password is unlinked', accounts('unlinks the password')),
    same(
      'auth.reauthenticate',
      manageUsers,
      'Re-authentication takes the same person only',
      providers('re-authenticates the same person only'),
    ),
    same(
      'auth.phone',
      phone,
      'A code by SMS signs in, after the robot check',
      popup('signs in, after the robot check'),
    ),
    same(
      'auth.phone.guesses',
      phone,
      'A code cannot be guessed for ever',
      errors('guesses a code five times at most'),
      'Void after five',
    ),
    same(
      'auth.phone.regions',
      PAGES.smsRegions,
      'SMS may be kept out of regions',
      identity('admin-project')('may keep messages out of regions'),
    ),
    same(
      'auth.captcha',
      PAGES.recaptcha,
      'A robot check may be enforced',
      popup('is passed by the client itself, before a password and before an SMS'),
      'The check itself lets everybody pass',
    ),
    same('auth.mfa.sms', mfa, 'A second step by SMS', popup('is a second step')),
    same(
      'auth.mfa.totp',
      totp,
      'A second step by an authenticator, each code once',
      factors('asks for a code of the authenticator, once per code, and can be withdrawn'),
    ),
    same(
      'auth.mfa.window',
      totp,
      'Neighboring periods are taken as configured',
      testsOf('packages/identity-service/src/mfa/totp.test.ts')(
        'takes the codes of the neighboring periods and no others',
      ),
    ),
    same(
      'auth.mfa.verified',
      mfa,
      'A second factor needs a confirmed address',
      factors('takes no second factor for an address that was not confirmed'),
    ),
    same(
      'auth.token.hour',
      users,
      'An ID token holds for an hour',
      tokens('opens none after its hour'),
    ),
    same(
      'auth.token.refresh',
      users,
      'A refresh keeps the session',
      accounts('refreshes an expired token under the same session'),
    ),
    same(
      'auth.token.revoked',
      users,
      'A new password or deletion ends refresh tokens',
      tokens('opens none after the password was changed or the account deleted'),
    ),
    same(
      'auth.token.forged',
      PAGES.verifyTokens,
      'A token is signed',
      tokens('opens none when it was changed or made by somebody else'),
    ),
    same(
      'auth.token.unsigned',
      PAGES.verifyTokens,
      'An unsigned token opens nothing',
      tokens('opens none when it is not signed, or signed with the public key as a secret'),
      'Unless `--emulator-tokens`',
    ),
    stricter(
      'auth.disabled',
      PAGES.sessions,
      'A disabled account keeps its ID token until it expires',
      'It loses open listeners at once',
      locked('loses its open listeners at once, and its client is signed out'),
    ),
    same(
      'auth.unknown-fields',
      PAGES.identityRest,
      'A body with a field that is not known is refused',
      identity('unknown-fields')('%s refuses a field that its message does not have'),
      'At the top of a message; not inside of settings, tenants and providers',
    ),
    same(
      'auth.former-names',
      authRest,
      'Clients before version 9 call the same under other names',
      identity('former-names')('answers clients before version 9 under the names they know'),
    ),
    same(
      'auth.blocking',
      PAGES.blocking,
      'Functions may block a sign-in',
      testsOf('packages/local-backend/tests/functions/functions.test.ts')(
        'asks functions before accounts are created and sign in',
      ),
      'Those before emails and SMS are not there',
    ),
    absent('auth.passkeys', PAGES.identityRest, 'Passkeys', 'Not there'),
  ],
};
