import { rmSync } from 'node:fs';
import { totpCode } from '@quits/identity-service';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { buildHostedPage } from '../support/hosted-page.ts';
import {
  launchForServer,
  listenToNotes,
  openServed,
  timeOfNote,
} from '../support/server-browser.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

/** A GIF of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let folder: string;
let stage: ServerStage;
let mail: MailServer;
let browser: Browser;

beforeAll(async () => {
  [folder, mail] = await Promise.all([buildHostedPage(), startMailServer()]);
  const smtp = { url: mail.url, from: 'quits@example.org' };
  [stage, browser] = await Promise.all([
    startServerStage({ hosting: { folder }, smtp }),
    launchForServer(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await stage.stop();
  await mail.stop();
  rmSync(folder, { recursive: true });
});

const open = () => openServed(browser, stage.server.url);

it('connects by HTTP/2 to one origin, and shows a change within a second', async () => {
  const reader = await open();
  const writer = await open();
  const protocols = new Set<string>();
  await listenToNotes(reader);
  await listenToNotes(writer);
  for (const n of [1, 2, 3]) expect(await timeOfNote(writer, reader, n)).toBeLessThan(1000);
  expect(await reader.evaluate(() => served.shown)).toBe('1 2 3');
  for (const page of [reader, writer]) {
    const entries: [string, string][] = await page.evaluate(
      `performance.getEntriesByType('resource').map((entry) => [new URL(entry.name).origin, entry.nextHopProtocol])`,
    );
    for (const [origin, protocol] of entries) {
      expect(origin).toBe(stage.server.url);
      protocols.add(protocol);
    }
    await page.context().close();
  }
  expect([...protocols]).toEqual(['h2']);
});

it('stores files, and shows them by their address', async () => {
  const page = await open();
  const address = await page.evaluate(
    async (bytes) => {
      const { user } = await served.identity.signInAnonymously(served.auth);
      const { getBytes, getDownloadURL, ref, uploadBytes, uploadBytesResumable } = served.files;
      const picture = new Uint8Array(bytes);
      const place = ref(served.storage, `users/${user.uid}/picture.gif`);
      await uploadBytes(place, picture, { contentType: 'image/gif' });
      await uploadBytesResumable(ref(served.storage, `users/${user.uid}/other.gif`), picture);
      const read = new Uint8Array(await getBytes(place));
      if (read.join() !== picture.join()) throw new Error('It has changed.');
      return getDownloadURL(place);
    },
    [...PICTURE],
  );
  const widths = await page.evaluate(`(async () => {
    const [one, other] = [new Image(), document.createElement('img')];
    one.src = ${JSON.stringify(address)};
    other.setAttribute('src', ${JSON.stringify(address)});
    await Promise.all([one.decode(), other.decode()]);
    return [one.naturalWidth, other.naturalWidth];
  })()`);
  expect(widths).toEqual([1, 1]);
  await page.context().close();
});

it('takes requests with a body, like those of other libraries', async () => {
  const page = await open();
  const answer = await page.evaluate(async () => {
    const { apiKey = '' } = served.auth.app.options;
    const address = `https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(new Request(address, { method: 'POST', headers, body: '{}' }));
    const body = (await response.json()) as { idToken?: unknown };
    return [response.status, typeof body.idToken];
  });
  expect(answer).toEqual([200, 'string']);
  await page.context().close();
});

it('keeps the session over a reload, and refreshes it', async () => {
  const page = await open();
  const uid = await page.evaluate(async () => {
    const { user } = await served.identity.signInAnonymously(served.auth);
    await user.getIdToken(true);
    return user.uid;
  });
  await page.reload();
  await page.waitForFunction(() => 'served' in globalThis);
  const restored = await page.evaluate(async () => {
    await served.auth.authStateReady();
    return served.auth.currentUser?.uid;
  });
  expect(restored).toBe(uid);
  await page.context().close();
});

it('tells the app by popup and by redirect that there is no provider', async () => {
  const page = await open();
  const popup = await page.evaluate(async () => {
    const { GoogleAuthProvider, signInWithPopup } = served.identity;
    try {
      await signInWithPopup(served.auth, new GoogleAuthProvider());
      return 'signed in';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(popup).toBe('auth/operation-not-allowed');
  await page.evaluate(() => {
    const { GoogleAuthProvider, signInWithRedirect } = served.identity;
    void signInWithRedirect(served.auth, new GoogleAuthProvider());
  });
  await page.waitForURL(/\/__\/auth\/handler/);
  await page.waitForURL(`${stage.server.url}/`);
  await page.waitForFunction(() => 'served' in globalThis);
  const redirect = await page.evaluate(async () => {
    try {
      const result = await served.identity.getRedirectResult(served.auth);
      return result?.user.uid ?? 'nobody';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(redirect).toBe('auth/operation-not-allowed');
  await page.context().close();
});

it('verifies an address by email, and asks for a second factor', async () => {
  const page = await open();
  const mailed = mail.next();
  await page.evaluate(async () => {
    const { createUserWithEmailAndPassword, sendEmailVerification } = served.identity;
    const address = 'ann@example.org';
    const { user } = await createUserWithEmailAndPassword(served.auth, address, 'correct horse');
    await sendEmailVerification(user);
  });
  const link = /https:\S+/.exec(await mailed)?.[0] ?? '';
  expect(new URL(link).origin).toBe(stage.server.url);
  const action = await page.context().newPage();
  await action.goto(link);
  await action.getByRole('button', { name: 'Confirm' }).click();
  await action.getByText('Done.').waitFor();

  const secret = await page.evaluate(async () => {
    const { currentUser } = served.auth;
    if (currentUser === null) throw new Error('Nobody is signed in.');
    await currentUser.getIdToken(true);
    const { multiFactor, TotpMultiFactorGenerator } = served.identity;
    const session = await multiFactor(currentUser).getSession();
    served.totp = await TotpMultiFactorGenerator.generateSecret(session);
    return served.totp.secretKey;
  });
  const outcome = await page.evaluate(
    async (code) => {
      const { multiFactor, signInWithEmailAndPassword, signOut, TotpMultiFactorGenerator } =
        served.identity;
      const { currentUser } = served.auth;
      if (currentUser === null || served.totp === undefined) throw new Error('Not enrolled.');
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(served.totp, code);
      await multiFactor(currentUser).enroll(assertion, 'Phone');
      await signOut(served.auth);
      try {
        await signInWithEmailAndPassword(served.auth, 'ann@example.org', 'correct horse');
        return 'signed in';
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    totpCode(secret, Date.now()),
  );
  expect(outcome).toBe('auth/multi-factor-auth-required');
  await page.context().close();
});
