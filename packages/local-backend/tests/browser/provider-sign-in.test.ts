import type { MultiFactorResolver } from 'firebase/auth';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { startBrowserStage, type BrowserStage } from '../support/browser-stage.ts';
import { press, signInAs } from '../support/provider-page.ts';

let stage: BrowserStage;
let page: Page;
let problems: string[];

// Real windows on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  stage = await startBrowserStage('auth-page', 'page');
});

afterAll(() => stage.stop());

beforeEach(async () => {
  page = await stage.open();
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== '') problems.push(`left: ${request.url()}`);
  });
});

afterEach(async () => {
  await page.context().close();
});

/** Starts a sign-in by popup; `outcome` resolves with the result as text. */
async function openPopup(
  method = 'google.com',
): Promise<{ popup: Page; outcome: Promise<string> }> {
  const opened = page.waitForEvent('popup');
  const outcome = page.evaluate(async (providerId) => {
    const { auth, sdk } = globalThis.page;
    try {
      const { user } = await sdk.signInWithPopup(auth, new sdk.OAuthProvider(providerId));
      return `${user.email} by ${user.providerData[0]?.providerId}`;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, method);
  const popup = await opened;
  await popup.waitForLoadState();
  return { popup, outcome };
}

describe('sign-in by popup', () => {
  it('takes the account that was typed, without leaving this machine', async () => {
    const { popup, outcome } = await openPopup();
    await signInAs(popup, 'ada@example.com');
    expect(await outcome).toBe('ada@example.com by google.com');
    expect(problems).toEqual([]);
  });

  it('offers the accounts that signed in before', async () => {
    const first = await openPopup('apple.com');
    await signInAs(first.popup, 'cleo@example.com');
    await first.outcome;
    await page.evaluate(() => globalThis.page.auth.signOut());
    const { popup, outcome } = await openPopup('apple.com');
    await press(popup, '#accounts-list li:has-text("cleo@example.com") button');
    expect(await outcome).toBe('cleo@example.com by apple.com');
  });

  it.each([
    ['#cancel', 'auth/user-cancelled'],
    ['#fail', 'auth/internal-error'],
  ])('reports %s', async (button, code) => {
    const { popup, outcome } = await openPopup();
    await press(popup, button);
    expect(await outcome).toBe(code);
  });

  it('hands over the credential when the address signs in another way', async () => {
    await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      await sdk.createUserWithEmailAndPassword(auth, 'dora@example.com', 'correct horse');
      await auth.signOut();
    });
    const { popup, outcome } = await openPopup('github.com');
    await signInAs(popup, 'dora@example.com');
    expect(await outcome).toBe('auth/account-exists-with-different-credential');
  });
});

describe('a popup for somebody who is signed in', () => {
  it('hands the credential back when it belongs to somebody else', async () => {
    const first = await openPopup();
    await signInAs(first.popup, 'eve@example.com');
    await first.outcome;
    const opened = page.waitForEvent('popup');
    const outcome = page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const { user } = await sdk.signInAnonymously(auth);
      try {
        await sdk.linkWithPopup(user, new sdk.GoogleAuthProvider());
        return 'linked';
      } catch (error) {
        const credential = sdk.GoogleAuthProvider.credentialFromError(error as never);
        if (credential === null) return 'no credential';
        const owner = await sdk.signInWithCredential(auth, credential);
        return `${(error as { code: string }).code} of ${owner.user.email}`;
      }
    });
    await signInAs(await opened, 'eve@example.com');
    expect(await outcome).toBe('auth/credential-already-in-use of eve@example.com');
  });

  it('re-authenticates only the same person', async () => {
    const first = await openPopup('microsoft.com');
    await signInAs(first.popup, 'finn@example.com');
    await first.outcome;
    const opened = page.waitForEvent('popup');
    const outcome = page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      if (auth.currentUser === null) return 'nobody';
      try {
        await sdk.reauthenticateWithPopup(auth.currentUser, new sdk.OAuthProvider('microsoft.com'));
        return 'the same';
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    await signInAs(await opened, 'gina@example.com');
    expect(await outcome).toBe('auth/user-mismatch');
  });
});

describe('sign-in by redirect', () => {
  it('comes back with the account', async () => {
    await page.evaluate(() => {
      const { auth, sdk } = globalThis.page;
      void sdk.signInWithRedirect(auth, new sdk.GithubAuthProvider());
    });
    await page.waitForURL(/emulator\/auth\/handler/);
    await signInAs(page, 'ben@example.com');
    await page.waitForFunction(() => 'page' in globalThis);
    const result = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const answer = await sdk.getRedirectResult(auth);
      return [answer?.user.email, answer?.providerId];
    });
    expect(result).toEqual(['ben@example.com', 'github.com']);
    expect(problems).toEqual([]);
  });

  it('says nothing when none was under way', async () => {
    const result = await page.evaluate(() =>
      globalThis.page.sdk.getRedirectResult(globalThis.page.auth),
    );
    expect(result).toBeNull();
  });
});

describe('a code by SMS', () => {
  it('signs in, after the robot check', async () => {
    const verificationId = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const verifier = new sdk.RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
      const confirmation = await sdk.signInWithPhoneNumber(auth, '+15555550100', verifier);
      return confirmation.verificationId;
    });
    const confirm = (code: string) =>
      page.evaluate(
        async ([id = '', typed = '']) => {
          const { auth, sdk } = globalThis.page;
          try {
            const credential = sdk.PhoneAuthProvider.credential(id, typed);
            return (await sdk.signInWithCredential(auth, credential)).user.phoneNumber;
          } catch (error) {
            return (error as { code: string }).code;
          }
        },
        [verificationId, code],
      );
    expect(await confirm('none')).toBe('auth/invalid-verification-code');
    expect(await confirm(latestCode())).toBe('+15555550100');
    expect(await confirm(latestCode())).toBe('auth/invalid-verification-id');
  });

  it('is a second step', async () => {
    await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const { user } = await sdk.createUserWithEmailAndPassword(auth, 'hal@example.com', 'horses!');
      await sdk.sendEmailVerification(user);
    });
    const link = stage.backend.mailbox.list().findLast(({ to }) => to === 'hal@example.com')?.link;
    const oobCode = new URL(link ?? '').searchParams.get('oobCode') ?? '';
    const enrolling = await page.evaluate(async (code) => {
      const { auth, sdk } = globalThis.page;
      await sdk.applyActionCode(auth, code);
      await auth.currentUser?.reload();
      if (auth.currentUser === null) throw new Error('nobody is signed in');
      const session = await sdk.multiFactor(auth.currentUser).getSession();
      const verifier = new sdk.RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
      return new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
        { phoneNumber: '+15555550111', session },
        verifier,
      );
    }, oobCode);
    const second = await page.evaluate(
      async ([id = '', code = '']) => {
        const { auth, sdk } = globalThis.page;
        if (auth.currentUser === null) throw new Error('nobody is signed in');
        const proof = sdk.PhoneAuthProvider.credential(id, code);
        await sdk
          .multiFactor(auth.currentUser)
          .enroll(sdk.PhoneMultiFactorGenerator.assertion(proof));
        await auth.signOut();
        try {
          await sdk.signInWithEmailAndPassword(auth, 'hal@example.com', 'horses!');
          return { hint: 'none', id: '' };
        } catch (error) {
          const resolver = sdk.getMultiFactorResolver(auth, error as never);
          Object.assign(globalThis, { resolver });
          const [hint] = resolver.hints;
          if (hint === undefined) throw error;
          const verifier = new sdk.RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
          const sent = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
            { multiFactorHint: hint, session: resolver.session },
            verifier,
          );
          return { hint: (hint as { phoneNumber?: string }).phoneNumber, id: sent };
        }
      },
      [enrolling, latestCode()],
    );
    expect(second.hint).toBe('+*******0111');
    const factor = await page.evaluate(
      async ([id = '', code = '']) => {
        const { sdk } = globalThis.page;
        const { resolver } = globalThis as unknown as { resolver: MultiFactorResolver };
        const proof = sdk.PhoneAuthProvider.credential(id, code);
        const { user } = await resolver.resolveSignIn(
          sdk.PhoneMultiFactorGenerator.assertion(proof),
        );
        const { claims } = await user.getIdTokenResult();
        return (claims['firebase'] as { sign_in_second_factor?: string }).sign_in_second_factor;
      },
      [second.id, latestCode()],
    );
    expect(factor).toBe('phone');
  });
});

describe('a robot check that is enforced', () => {
  it('is passed by the client itself, before a password and before an SMS', async () => {
    await page.evaluate(() =>
      globalThis.page.sdk.createUserWithEmailAndPassword(
        globalThis.page.auth,
        'ivy@example.com',
        'horses!',
      ),
    );
    stage.backend.updateSettings({
      captcha: { emailPasswordEnforcementState: 'ENFORCE', phoneEnforcementState: 'ENFORCE' },
    });
    const email = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      await sdk.signInWithEmailAndPassword(auth, 'ivy@example.com', 'horses!');
      await sdk.sendPasswordResetEmail(auth, 'ivy@example.com');
      const verifier = new sdk.RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
      await sdk.signInWithPhoneNumber(auth, '+15555550122', verifier);
      return auth.currentUser?.email;
    });
    stage.backend.updateSettings({ captcha: {} });
    expect(email).toBe('ivy@example.com');
    const sent = stage.backend.mailbox.list().map(({ to }) => to);
    expect(sent).toEqual(expect.arrayContaining(['ivy@example.com', '+15555550122']));
  });
});

describe('a page of a development server on another port', () => {
  it('signs in by popup and by redirect as well', async () => {
    await page.context().close();
    page = await stage.openElsewhere();
    const { popup, outcome } = await openPopup();
    await signInAs(popup, 'ida@example.com');
    expect(await outcome).toBe('ida@example.com by google.com');
    await page.evaluate(() => {
      const { auth, sdk } = globalThis.page;
      void sdk.signInWithRedirect(auth, new sdk.GithubAuthProvider());
    });
    await page.waitForURL(/emulator\/auth\/handler/);
    await signInAs(page, 'jo@example.com');
    await page.waitForFunction(() => 'page' in globalThis);
    const email = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      return (await sdk.getRedirectResult(auth))?.user.email;
    });
    expect(email).toBe('jo@example.com');
  });
});

function latestCode(): string {
  return stage.backend.mailbox.list().findLast(({ kind }) => kind === 'sms')?.code ?? '';
}
