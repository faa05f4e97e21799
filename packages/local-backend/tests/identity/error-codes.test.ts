import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type IdentitySettings, type LocalBackend } from '../../src/index.ts';

// The client SDK only maps these codes; each is caused here by a plain call.

let backend: LocalBackend;
let idToken: string;
let unverified: string;
let anonymous: string;

type Json = Readonly<Record<string, unknown>>;

async function call(path: string, body: Json, headers: Record<string, string> = {}): Promise<Json> {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/${path}?key=k`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Json;
}

async function codeOf(reply: Promise<Json>): Promise<string> {
  const { error } = (await reply) as { error?: { message: string } };
  return error?.message.split(' : ')[0] ?? 'no error';
}

async function refresh(form: Record<string, string>): Promise<Json> {
  const url = `${backend.addresses.identity}/securetoken.googleapis.com/v1/token?key=k`;
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  return (await answer.json()) as Json;
}

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  const signUp = async (body: Json) => String((await call('v1/accounts:signUp', body))['idToken']);
  idToken = await signUp({ email: 'ada@example.com', password: 'correct horse' });
  unverified = await signUp({ email: 'ben@example.com', password: 'correct horse' });
  anonymous = await signUp({});
});

afterAll(() => backend.stop());

const account = 'v1/accounts:';
const NO_FACTORS = { sms: false, totp: false, adjacentIntervals: 1 };
const factor = 'v2/accounts/';

describe('a call that lacks or breaks something', () => {
  it.each([
    ['MISSING_EMAIL', `${account}signUp`, { password: 'x' }],
    ['MISSING_PASSWORD', `${account}signUp`, { email: 'c@example.com' }],
    ['INVALID_EMAIL', `${account}signUp`, { email: 'c', password: 'correct horse' }],
    ['WEAK_PASSWORD', `${account}signUp`, { email: 'c@example.com', password: '12345' }],
    ['EMAIL_EXISTS', `${account}signUp`, { email: 'ADA@example.com', password: 'correct horse' }],
    [
      'INVALID_ID_TOKEN',
      `${account}signUp`,
      { idToken: 'x', email: 'c@example.com', password: 'correct horse' },
    ],
    ['MISSING_EMAIL', `${account}signInWithPassword`, { password: 'x' }],
    ['MISSING_PASSWORD', `${account}signInWithPassword`, { email: 'ada@example.com' }],
    [
      'INVALID_LOGIN_CREDENTIALS',
      `${account}signInWithPassword`,
      { email: 'no@example.com', password: 'x' },
    ],
    ['MISSING_ID_TOKEN', `${account}lookup`, {}],
    ['INVALID_ID_TOKEN', `${account}lookup`, { idToken: 'x' }],
    ['INVALID_ID_TOKEN', `${account}update`, { displayName: 'x' }],
    ['MISSING_ID_TOKEN', `${account}delete`, {}],
    ['MISSING_CUSTOM_TOKEN', `${account}signInWithCustomToken`, {}],
    ['INVALID_CUSTOM_TOKEN', `${account}signInWithCustomToken`, { token: 'x' }],
    ['INVALID_REQUEST_URI', `${account}signInWithIdp`, { postBody: 'providerId=google.com' }],
    [
      'INVALID_CREDENTIAL_OR_PROVIDER_ID',
      `${account}signInWithIdp`,
      { requestUri: 'http://localhost' },
    ],
    [
      'INVALID_IDP_RESPONSE',
      `${account}signInWithIdp`,
      { requestUri: 'http://localhost', postBody: 'providerId=google.com' },
    ],
    ['INVALID_PENDING_TOKEN', `${account}signInWithIdp`, { pendingToken: 'x' }],
    ['MISSING_OOB_CODE', `${account}signInWithEmailLink`, { email: 'ada@example.com' }],
    [
      'INVALID_OOB_CODE',
      `${account}signInWithEmailLink`,
      { email: 'ada@example.com', oobCode: 'x' },
    ],
    ['MISSING_OOB_CODE', `${account}resetPassword`, {}],
    ['INVALID_OOB_CODE', `${account}resetPassword`, { oobCode: 'x' }],
    ['INVALID_OOB_CODE', `${account}update`, { oobCode: 'x' }],
    ['MISSING_REQ_TYPE', `${account}sendOobCode`, {}],
    ['INVALID_REQ_TYPE', `${account}sendOobCode`, { requestType: 'x' }],
    ['MISSING_EMAIL', `${account}sendOobCode`, { requestType: 'PASSWORD_RESET' }],
    [
      'MISSING_CONTINUE_URI',
      `${account}sendOobCode`,
      { requestType: 'EMAIL_SIGNIN', email: 'ada@example.com' },
    ],
    [
      'INVALID_CONTINUE_URI',
      `${account}sendOobCode`,
      { requestType: 'EMAIL_SIGNIN', email: 'ada@example.com', continueUrl: 'x' },
    ],
    [
      'UNAUTHORIZED_DOMAIN',
      `${account}sendOobCode`,
      {
        requestType: 'EMAIL_SIGNIN',
        email: 'ada@example.com',
        continueUrl: 'https://evil.example',
      },
    ],
    ['INVALID_ID_TOKEN', `${account}sendOobCode`, { requestType: 'VERIFY_EMAIL' }],
    ['MISSING_CONTINUE_URI', `${account}createAuthUri`, {}],
    ['MISSING_IDENTIFIER', `${account}createAuthUri`, { continueUri: 'http://localhost' }],
    [
      'INVALID_IDENTIFIER',
      `${account}createAuthUri`,
      { continueUri: 'http://localhost', identifier: 'x' },
    ],
    ['MISSING_PHONE_NUMBER', `${account}sendVerificationCode`, {}],
    ['INVALID_PHONE_NUMBER', `${account}sendVerificationCode`, { phoneNumber: '5' }],
    ['MISSING_SESSION_INFO', `${account}signInWithPhoneNumber`, { code: '1' }],
    ['MISSING_CODE', `${account}signInWithPhoneNumber`, { sessionInfo: 'x' }],
    ['INVALID_SESSION_INFO', `${account}signInWithPhoneNumber`, { sessionInfo: 'x', code: '1' }],
    [
      'INVALID_TEMPORARY_PROOF',
      `${account}signInWithPhoneNumber`,
      { temporaryProof: 'x', phoneNumber: '+15555550100' },
    ],
    ['MISSING_MFA_PENDING_CREDENTIAL', `${factor}mfaSignIn:start`, {}],
    [
      'INVALID_MFA_PENDING_CREDENTIAL',
      `${factor}mfaSignIn:finalize`,
      { mfaPendingCredential: 'x' },
    ],
    ['INVALID_ID_TOKEN', `${factor}mfaEnrollment:start`, {}],
    ['INVALID_ID_TOKEN', `${factor}mfaEnrollment:withdraw`, { idToken: 'x' }],
  ])('gets %s from %s', async (code, path, body) => {
    expect(await codeOf(call(path, body))).toBe(code);
  });

  it.each([
    ['MISSING_GRANT_TYPE', {}],
    ['INVALID_GRANT_TYPE', { grant_type: 'password' }],
    ['MISSING_REFRESH_TOKEN', { grant_type: 'refresh_token' }],
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: 'x' }],
  ])('gets %s when it refreshes', async (code, form) => {
    expect(await codeOf(refresh(form as Record<string, string>))).toBe(code);
  });
});

describe('a person who is signed in', () => {
  it('gets no second password by linking one', async () => {
    const body = { idToken, email: 'other@example.com', password: 'another horse' };
    expect(await codeOf(call(`${account}signUp`, body))).toBe('PROVIDER_ALREADY_LINKED');
  });

  it('cannot take another’s address', async () => {
    const update = call(`${account}update`, { idToken: anonymous, email: 'ada@example.com' });
    expect(await codeOf(update)).toBe('EMAIL_EXISTS');
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken };
    expect(await codeOf(call(`${account}sendOobCode`, change))).toBe('MISSING_NEW_EMAIL');
    const taken = call(`${account}sendOobCode`, { ...change, newEmail: 'ben@example.com' });
    expect(await codeOf(taken)).toBe('EMAIL_EXISTS');
    const malformed = call(`${account}sendOobCode`, { ...change, newEmail: 'x' });
    expect(await codeOf(malformed)).toBe('INVALID_NEW_EMAIL');
  });

  it('changes an address only by confirming the new one', async () => {
    const update = call(`${account}update`, { idToken, email: 'new@example.com' });
    expect(await codeOf(update)).toBe('OPERATION_NOT_ALLOWED');
  });

  it('adds no second factor without a confirmed address, and withdraws none that is not there', async () => {
    const enroll = (token: string) =>
      codeOf(call(`${factor}mfaEnrollment:start`, { idToken: token, totpEnrollmentInfo: {} }));
    expect(await enroll(unverified)).toBe('UNVERIFIED_EMAIL');
    expect(await enroll(anonymous)).toBe('UNSUPPORTED_FIRST_FACTOR');
    const withdraw = (body: Json) => codeOf(call(`${factor}mfaEnrollment:withdraw`, body));
    expect(await withdraw({ idToken })).toBe('MISSING_MFA_ENROLLMENT_ID');
    expect(await withdraw({ idToken, mfaEnrollmentId: 'x' })).toBe('MFA_ENROLLMENT_NOT_FOUND');
  });

  it('is told to confirm another’s number by the proof that comes with the refusal', async () => {
    const verify = async (body: Json) => {
      const sent = await call(`${account}sendVerificationCode`, { phoneNumber: '+15555550177' });
      const code = backend.mailbox.list().at(-1)?.code;
      return call(`${account}signInWithPhoneNumber`, { ...body, ...sent, code });
    };
    const owner = await verify({});
    const refused = await verify({ idToken });
    expect(refused).toMatchObject({ temporaryProof: expect.any(String) as unknown });
    const { temporaryProof, phoneNumber } = refused;
    const proof = { temporaryProof, phoneNumber };
    const proven = await call(`${account}signInWithPhoneNumber`, proof);
    expect(proven['localId']).toBe(owner['localId']);
  });

  it('guesses a code five times at most', async () => {
    const sent = await call(`${account}sendVerificationCode`, { phoneNumber: '+15555550178' });
    const guess = () => codeOf(call(`${account}signInWithPhoneNumber`, { ...sent, code: 'x' }));
    for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('INVALID_CODE');
    expect(await guess()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

describe('what an administrator switched off', () => {
  it.each<[string, Partial<IdentitySettings>, string, Json]>([
    ['ADMIN_ONLY_OPERATION', { anonymous: false }, `${account}signUp`, {}],
    [
      'ADMIN_ONLY_OPERATION',
      { signUp: false },
      `${account}signUp`,
      { email: 'd@example.com', password: 'correct horse' },
    ],
    [
      'OPERATION_NOT_ALLOWED',
      { password: false },
      `${account}signUp`,
      { email: 'd@example.com', password: 'correct horse' },
    ],
    [
      'PASSWORD_LOGIN_DISABLED',
      { password: false },
      `${account}signInWithPassword`,
      { email: 'ada@example.com', password: 'x' },
    ],
    [
      'OPERATION_NOT_ALLOWED',
      { emailLink: false },
      `${account}sendOobCode`,
      { requestType: 'EMAIL_SIGNIN', email: 'a@example.com', continueUrl: 'http://localhost' },
    ],
    ['OPERATION_NOT_ALLOWED', { emailLink: false }, `${account}signInWithEmailLink`, {}],
    [
      'OPERATION_NOT_ALLOWED',
      { phone: false },
      `${account}sendVerificationCode`,
      { phoneNumber: '+15555550100' },
    ],
    ['OPERATION_NOT_ALLOWED', { mfa: NO_FACTORS }, `${factor}mfaEnrollment:start`, {}],
    [
      'OPERATION_NOT_ALLOWED',
      { mfa: NO_FACTORS },
      `${factor}mfaEnrollment:start`,
      { totpEnrollmentInfo: {} },
    ],
    [
      'OPERATION_NOT_ALLOWED',
      { disabledProviders: ['google.com'] },
      `${account}signInWithIdp`,
      { requestUri: 'http://localhost', postBody: 'providerId=google.com&id_token=x' },
    ],
    [
      'EMAIL_NOT_FOUND',
      { enumerationProtection: false },
      `${account}signInWithPassword`,
      { email: 'no@example.com', password: 'x' },
    ],
    [
      'INVALID_PASSWORD',
      { enumerationProtection: false },
      `${account}signInWithPassword`,
      { email: 'ada@example.com', password: 'x' },
    ],
    [
      'EMAIL_NOT_FOUND',
      { enumerationProtection: false },
      `${account}sendOobCode`,
      { requestType: 'PASSWORD_RESET', email: 'no@example.com' },
    ],
  ])('gives %s with %j', async (code, settings, path, body) => {
    const before: Partial<IdentitySettings> = {
      anonymous: true,
      signUp: true,
      password: true,
      emailLink: true,
      phone: true,
      mfa: { sms: true, totp: true, adjacentIntervals: 1 },
      disabledProviders: [],
      enumerationProtection: true,
    };
    backend.updateSettings(settings);
    expect(await codeOf(call(path, body))).toBe(code);
    backend.updateSettings(before);
  });

  it('keeps people from deleting their account', async () => {
    backend.updateSettings({ deleteAccount: false });
    expect(await codeOf(call(`${account}delete`, { idToken }))).toBe('ADMIN_ONLY_OPERATION');
    backend.updateSettings({ deleteAccount: true });
  });
});
