import { rmSync } from 'node:fs';
import { totpCode } from '@quits/identity-service';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildHostedPage } from '../tests/support/hosted-page.ts';
import { type MailServer, startMailServer } from '../tests/support/mail-server.ts';
import {
  type NextSignIn,
  type OpenidStage,
  startOpenidStage,
} from '../tests/support/openid-stage.ts';
import { launchForServer } from '../tests/support/server-browser.ts';
import {
  freePort,
  PUBLIC_NAME,
  type ServerStage,
  startServerStage,
} from '../tests/support/server-stage.ts';

// The unmodified SDK in a browser, on a server whose people sign in with other services.

const ANN = { email: 'ann@example.org', email_verified: true, name: 'Ann' };

let folder: string;
let stage: ServerStage;
let sso: OpenidStage;
let mail: MailServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  const handler = `https://${PUBLIC_NAME}:${port}/__/auth/handler`;
  const registered = { clientId: 'quits', clientSecret: 'a secret of sixteen or more' };
  [folder, mail, sso] = await Promise.all([
    buildHostedPage(),
    startMailServer(),
    startOpenidStage({ ...registered, redirectUris: [`${handler}/oidc.sso`, handler] }),
  ]);
  [stage, browser] = await Promise.all([
    startServerStage({
      port,
      hosting: { folder },
      smtp: { url: mail.url, from: 'quits@example.org' },
      providers: [
        { id: 'oidc.sso', ...registered, issuer: sso.issuer },
        { id: 'apple.com', ...registered, issuer: sso.issuer },
      ],
    }),
    launchForServer(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await stage.stop();
  await Promise.all([mail.stop(), sso.stop()]);
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  sso.next = { sub: 'ann', claims: ANN };
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  page = await context.newPage();
  await open();
  return () => context.close();
});

async function open(): Promise<void> {
  await page.goto(stage.server.url);
  await page.waitForFunction(() => 'served' in globalThis);
}

/** Somebody else uses the service in this browser. */
async function become(next: NextSignIn): Promise<void> {
  await page.context().clearCookies({ domain: '127.0.0.1' });
  sso.next = next;
}

/** Signs in by a pop-up, links or reauthenticates; resolves to the address of the account, or the error's code. */
function byPopup(how: 'signIn' | 'link' | 'reauthenticate', providerId: string): Promise<string> {
  return page.evaluate(
    async ([way, id]) => {
      const { OAuthProvider, signInWithPopup, linkWithPopup, reauthenticateWithPopup } =
        served.identity;
      const provider = new OAuthProvider(id);
      const { currentUser } = served.auth;
      try {
        if (way === 'signIn') await signInWithPopup(served.auth, provider);
        else if (currentUser === null) return 'nobody';
        else if (way === 'link') await linkWithPopup(currentUser, provider);
        else await reauthenticateWithPopup(currentUser, provider);
        return served.auth.currentUser?.email ?? 'no address';
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    [how, providerId] as const,
  );
}

it('signs in by pop-up, with a query and with a form as the answer', async () => {
  expect(await byPopup('signIn', 'oidc.sso')).toBe('ann@example.org');
  expect(await byPopup('reauthenticate', 'oidc.sso')).toBe('ann@example.org');
  await expect.poll(() => page.context().pages().length).toBe(1);
  await become({ sub: 'eva', tamper: (claims) => ({ ...claims, email: 'eva@example.org' }) });
  expect(await byPopup('signIn', 'apple.com')).toBe('eva@example.org');
  const cookies = await page.context().cookies(stage.server.url);
  expect(cookies.filter(({ name }) => name.startsWith('__Host-'))).toEqual([]);
});

it('signs in by redirect, and returns to the page', async () => {
  await page.evaluate(() => {
    const { OAuthProvider, signInWithRedirect } = served.identity;
    void signInWithRedirect(served.auth, new OAuthProvider('oidc.sso'));
  });
  await page.waitForURL((url) => url.pathname.startsWith('/__/auth/handler'));
  await page.waitForURL(`${stage.server.url}/`);
  await page.waitForFunction(() => 'served' in globalThis);
  const email = await page.evaluate(async () => {
    const result = await served.identity.getRedirectResult(served.auth);
    return result?.user.email;
  });
  expect(email).toBe('ann@example.org');
});

it('links a guest, and refuses another person’s account', async () => {
  sso.next = { sub: 'guest', claims: { ...ANN, email: 'guest@example.org' } };
  await page.evaluate(() => served.identity.signInAnonymously(served.auth));
  expect(await byPopup('link', 'oidc.sso')).toBe('guest@example.org');
  await become({ sub: 'ann', claims: ANN });
  expect(await byPopup('reauthenticate', 'oidc.sso')).toBe('auth/user-mismatch');
  await open();
  await page.evaluate(() => served.identity.signInAnonymously(served.auth));
  expect(await byPopup('link', 'oidc.sso')).toBe('auth/credential-already-in-use');
});

it('asks for the method of the account with an address, and links the service to it', async () => {
  sso.next = { sub: 'carl', claims: { email: 'carl@example.org', email_verified: false } };
  const linked = await page.evaluate(async () => {
    const sdk = served.identity;
    const address = 'carl@example.org';
    await sdk.createUserWithEmailAndPassword(served.auth, address, 'correct horse');
    await sdk.signOut(served.auth);
    try {
      await sdk.signInWithPopup(served.auth, new sdk.OAuthProvider('oidc.sso'));
      return ['signed in'];
    } catch (error) {
      const credential = sdk.OAuthProvider.credentialFromError(error as never);
      if (credential === null) return ['no credential'];
      const { user } = await sdk.signInWithEmailAndPassword(served.auth, address, 'correct horse');
      await sdk.linkWithCredential(user, credential);
      return [(error as { code: string }).code, ...user.providerData.map((one) => one.providerId)];
    }
  });
  expect(linked.toSorted()).toEqual([
    'auth/account-exists-with-different-credential',
    'oidc.sso',
    'password',
  ]);
});

it('asks for the second factor after the service', async () => {
  sso.next = { sub: 'dora', claims: { ...ANN, email: 'dora@example.org' } };
  expect(await byPopup('signIn', 'oidc.sso')).toBe('dora@example.org');
  const secret = await page.evaluate(async () => {
    const { currentUser } = served.auth;
    if (currentUser === null) throw new Error('Nobody is signed in.');
    const { multiFactor, TotpMultiFactorGenerator } = served.identity;
    const session = await multiFactor(currentUser).getSession();
    served.totp = await TotpMultiFactorGenerator.generateSecret(session);
    return served.totp.secretKey;
  });
  const codes = [totpCode(secret, Date.now()), totpCode(secret, Date.now() + 30_000)] as const;
  const method = await page.evaluate(async ([first, second]) => {
    const sdk = served.identity;
    const { currentUser } = served.auth;
    if (currentUser === null || served.totp === undefined) throw new Error('Not enrolled.');
    const assertion = sdk.TotpMultiFactorGenerator.assertionForEnrollment(served.totp, first);
    await sdk.multiFactor(currentUser).enroll(assertion, 'Phone');
    await sdk.signOut(served.auth);
    try {
      await sdk.signInWithPopup(served.auth, new sdk.OAuthProvider('oidc.sso'));
      return 'signed in without it';
    } catch (error) {
      const resolver = sdk.getMultiFactorResolver(served.auth, error as never);
      const hint = resolver.hints[0]?.uid ?? '';
      const proof = sdk.TotpMultiFactorGenerator.assertionForSignIn(hint, second);
      const { user } = await resolver.resolveSignIn(proof);
      const { claims } = await user.getIdTokenResult();
      return JSON.stringify(claims['firebase']);
    }
  }, codes);
  expect(JSON.parse(method)).toMatchObject({
    sign_in_provider: 'oidc.sso',
    sign_in_second_factor: 'totp',
  });
});

it('tells the app if the person says no', async () => {
  sso.next = { sub: 'ann', isDenied: true };
  expect(await byPopup('signIn', 'oidc.sso')).toBe('auth/user-cancelled');
});
