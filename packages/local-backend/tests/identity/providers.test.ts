import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

let backend: LocalBackend;
let client: AuthClient;

beforeEach(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  client = connectAuth(backend);
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

function google(sub: string, email = EMAIL) {
  return GoogleAuthProvider.credential(JSON.stringify({ sub, email, name: 'Ada' }));
}

function github(sub: string, email = EMAIL) {
  return GithubAuthProvider.credential(JSON.stringify({ sub, email, screen_name: 'ada' }));
}

describe('an external provider', () => {
  it('makes an account with what the provider says', async () => {
    const { user } = await signInWithCredential(client.auth, google('1'));
    expect(user).toMatchObject({ email: EMAIL, emailVerified: true, displayName: 'Ada' });
    expect(user.providerData).toMatchObject([{ providerId: 'google.com', uid: '1' }]);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect(signInProvider).toBe('google.com');
    expect(claims['firebase']).toMatchObject({ identities: { 'google.com': ['1'] } });
  });

  it('finds the same account again, and links and unlinks another provider', async () => {
    const first = await signInWithCredential(client.auth, google('1'));
    await linkWithCredential(first.user, github('7', 'other@example.com'));
    const again = await signInWithCredential(client.auth, github('7', 'other@example.com'));
    expect(again.user.uid).toBe(first.user.uid);
    const left = await unlink(again.user, 'google.com');
    expect(left.providerData.map(({ providerId }) => providerId)).toEqual(['github.com']);
  });

  it('asks for the existing way in when the address is not vouched for', async () => {
    await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    await client.auth.signOut();
    const error: unknown = await signInWithCredential(client.auth, github('7')).catch(
      (failure: unknown) => failure,
    );
    expect(error).toMatchObject({ code: 'auth/account-exists-with-different-credential' });
    const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    const pending = OAuthProvider.credentialFromError(error as never);
    if (pending === null) throw new Error('no credential came with the refusal');
    const linked = await linkWithCredential(user, pending);
    expect(linked.user.providerData.map(({ providerId }) => providerId).sort()).toEqual([
      'github.com',
      'password',
    ]);
  });

  it('gives an unconfirmed account to whom the provider vouches for, without its old password', async () => {
    const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, 'stranger');
    const owner = await signInWithCredential(client.auth, google('1'));
    expect(owner.user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(client.auth, EMAIL, 'stranger')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('is believed by its own word, and by that of a test', async () => {
    const facebook = (claims: object) =>
      FacebookAuthProvider.credential(JSON.stringify({ sub: '1', email: EMAIL, ...claims }));
    const unverified = await signInWithCredential(client.auth, facebook({}));
    expect(unverified.user.emailVerified).toBe(false);
    const verified = await signInWithCredential(client.auth, facebook({ email_verified: true }));
    expect(verified.user).toMatchObject({ uid: unverified.user.uid, emailVerified: true });
  });

  it('links by an address that both vouch for', async () => {
    const { user } = await signInWithCredential(client.auth, google('1'));
    const claims = { sub: '7', email: EMAIL, email_verified: true };
    const credential = GithubAuthProvider.credential(JSON.stringify(claims));
    const linked = await signInWithCredential(client.auth, credential);
    expect(linked.user.uid).toBe(user.uid);
    expect(linked.user.providerData.map(({ providerId }) => providerId).sort()).toEqual([
      'github.com',
      'google.com',
    ]);
  });

  it('leaves room for another address and for a password', async () => {
    backend.updateSettings({ enumerationProtection: false });
    const claims = { sub: '1', email: EMAIL, email_verified: true };
    const credential = FacebookAuthProvider.credential(JSON.stringify(claims));
    const { user } = await signInWithCredential(client.auth, credential);
    await updateEmail(user, 'new@example.com');
    expect(user).toMatchObject({ email: 'new@example.com', emailVerified: false });
    await updatePassword(user, PASSWORD);
    const again = await signInWithEmailAndPassword(client.auth, 'new@example.com', PASSWORD);
    expect(again.user.providerData.map(({ providerId }) => providerId).sort()).toEqual([
      'facebook.com',
      'password',
    ]);
    const { user: known } = await signInWithCredential(client.auth, credential);
    expect(known).toMatchObject({ uid: user.uid, email: 'new@example.com', emailVerified: false });
  });

  it('does not link what belongs to somebody else', async () => {
    await signInWithCredential(client.auth, google('1'));
    const { user } = await signInAnonymously(client.auth);
    await expect(linkWithCredential(user, google('1'))).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
    await expect(linkWithCredential(user, google('2'))).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
  });

  it('re-authenticates the same person only', async () => {
    const { user } = await signInWithCredential(client.auth, google('1'));
    await expect(reauthenticateWithCredential(user, google('1'))).resolves.toBeDefined();
    await expect(
      reauthenticateWithCredential(user, google('2', 'eve@example.com')),
    ).rejects.toMatchObject({ code: 'auth/user-mismatch' });
  });

  it('checks the nonce of a token', async () => {
    const claims = JSON.stringify({ sub: '1', email: EMAIL, nonce: 'n-1' });
    const apple = new OAuthProvider('apple.com');
    await expect(
      signInWithCredential(client.auth, apple.credential({ idToken: claims, rawNonce: 'n-2' })),
    ).rejects.toMatchObject({ code: 'auth/missing-or-invalid-nonce' });
    await expect(
      signInWithCredential(client.auth, apple.credential({ idToken: claims, rawNonce: 'n-1' })),
    ).resolves.toBeDefined();
  });

  it('is refused when switched off', async () => {
    backend.updateSettings({ disabledProviders: ['google.com'] });
    await expect(signInWithCredential(client.auth, google('1'))).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });

  it('tells the ways in of an address only without enumeration protection', async () => {
    await signInWithCredential(client.auth, google('1'));
    expect(await fetchSignInMethodsForEmail(client.auth, EMAIL)).toEqual([]);
    backend.updateSettings({ enumerationProtection: false });
    expect(await fetchSignInMethodsForEmail(client.auth, EMAIL)).toEqual(['google.com']);
  });

  it('must have signed its token where test tools are not let in', async () => {
    const strict = await startLocalBackend();
    const stranger = connectAuth(strict);
    await expect(signInWithCredential(stranger.auth, google('1'))).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await stranger.close();
    await strict.stop();
  });
});

describe('a custom token', () => {
  it('signs in with its claims', async () => {
    const token = await backend.createCustomToken('robot-1', { group: 'g1' });
    const { user } = await signInWithCustomToken(client.auth, token);
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect([user.uid, signInProvider, claims['group']]).toEqual(['robot-1', 'custom', 'g1']);
  });

  it('is refused when forged, malformed or claiming what is reserved', async () => {
    const other = await startLocalBackend();
    const foreign = await other.createCustomToken('robot-1');
    await expect(signInWithCustomToken(client.auth, foreign)).rejects.toMatchObject({
      code: 'auth/custom-token-mismatch',
    });
    const reserved = await backend.createCustomToken('robot-1', { sub: 'x' });
    const invalid = { code: 'auth/invalid-custom-token' };
    await expect(signInWithCustomToken(client.auth, reserved)).rejects.toMatchObject(invalid);
    await expect(signInWithCustomToken(client.auth, 'nonsense')).rejects.toMatchObject(invalid);
    await other.stop();
  });
});
