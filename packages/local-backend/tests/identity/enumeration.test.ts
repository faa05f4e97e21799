import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const KNOWN = 'ada@example.com';
const UNKNOWN = 'nobody@example.com';
const PASSWORD = 'correct horse';

type Json = Readonly<Record<string, unknown>>;

let backend: LocalBackend;
let idToken = '';

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  idToken = String(
    (await call('signUp', { email: 'me@example.com', password: PASSWORD }))['idToken'],
  );
  await call('signUp', { email: KNOWN, password: PASSWORD });
});

afterAll(() => backend.stop());

async function call(name: string, body: Json): Promise<Json> {
  const address = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=k`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return (await answer.json()) as Json;
}

async function outcomeOf(name: string, body: Json): Promise<string> {
  const { error } = (await call(name, body)) as { error?: { message: string } };
  return error?.message.split(' : ')[0] ?? 'OK';
}

/** Switches the protection like test tools. */
async function protect(isProtected: boolean): Promise<void> {
  const address = `${backend.addresses.identity}/emulator/v1/projects/${backend.project}/config`;
  await fetch(address, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isProtected } }),
  });
}

const reset = (email: string) => ({ requestType: 'PASSWORD_RESET', email });
const move = (newEmail: string) => ({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });

describe.each([
  ['with', true],
  ['without', false],
])('%s enumeration protection', (_, isProtected) => {
  beforeAll(() => protect(isProtected));

  it.each<[string, Json, string, string]>([
    [
      'signInWithPassword',
      { email: KNOWN, password: 'guess' },
      'INVALID_LOGIN_CREDENTIALS',
      'INVALID_PASSWORD',
    ],
    [
      'signInWithPassword',
      { email: UNKNOWN, password: 'guess' },
      'INVALID_LOGIN_CREDENTIALS',
      'EMAIL_NOT_FOUND',
    ],
    ['signUp', { email: KNOWN, password: PASSWORD }, 'EMAIL_EXISTS', 'EMAIL_EXISTS'],
    ['sendOobCode', reset(KNOWN), 'OK', 'OK'],
    ['sendOobCode', reset(UNKNOWN), 'OK', 'EMAIL_NOT_FOUND'],
  ])('%s of %j is answered', async (name, body, protectedly, openly) => {
    expect(await outcomeOf(name, body)).toBe(isProtected ? protectedly : openly);
  });

  it.each([
    ['of nobody', UNKNOWN, []],
    ['of somebody', KNOWN, ['password']],
  ])('tells the ways in %s', async (_name, identifier, methods) => {
    const body = { identifier, continueUri: 'http://localhost' };
    const answer = await call('createAuthUri', body);
    const { registered, signinMethods } = answer;
    const told = { registered: methods.length > 0, signinMethods: methods };
    expect({ registered, signinMethods }).toEqual(isProtected ? {} : told);
  });

  it('says that a wanted address is taken', async () => {
    expect(await outcomeOf('sendOobCode', move(KNOWN))).toBe('EMAIL_EXISTS');
  });

  it('changes an address with or without a mail to it first', async () => {
    const body = { idToken, email: 'elsewhere@example.com' };
    expect(await outcomeOf('update', body)).toBe(isProtected ? 'OPERATION_NOT_ALLOWED' : 'OK');
  });
});
