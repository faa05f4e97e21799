import { afterEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend, type LocalBackendOptions } from '../../src/index.ts';

const PHONE = '+491701234567';
const PRODUCTION = { quotas: 'production' } as const;

let time = Date.parse('2026-11-22T12:00:00Z');
let backend: LocalBackend | undefined;

afterEach(() => backend?.stop());

async function start(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  backend = await startLocalBackend({ now: () => time, emulatorTokens: true, ...options });
  return backend;
}

/** Calls the identity service like an app; resolves to `OK` or to the error. */
async function call(name: string, body: object): Promise<string> {
  const address = `${backend?.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=k`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return error?.message ?? 'OK';
}

const signUp = () => call('signUp', { returnSecureToken: true });
const sendSms = () => call('sendVerificationCode', { phoneNumber: PHONE });
const sendReset = () =>
  call('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email: 'ada@example.com',
    canHandleCodeInApp: true,
    continueUrl: 'http://localhost/',
  });

async function times(count: number, once: () => Promise<string>): Promise<Set<string>> {
  const answers = new Set<string>();
  for (let turn = 0; turn < count; turn += 1) answers.add(await once());
  return answers;
}

describe('in production', () => {
  it('makes 100 accounts an hour for one address', async () => {
    await start(PRODUCTION);
    expect(await times(100, signUp)).toEqual(new Set(['OK']));
    expect(await signUp()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    time += 3_600_000;
    expect(await signUp()).toBe('OK');
  });

  it.each([
    ['a number', sendSms],
    ['an address', sendReset],
  ])('sends ten messages to %s, and then makes it wait', async (_, send) => {
    await start(PRODUCTION);
    expect(await times(10, send)).toEqual(new Set(['OK']));
    expect(await send()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    time += 61_000;
    expect(await send()).toBe('OK');
  });

  it('forgets what was used when a test clears the accounts', async () => {
    const { addresses, project } = await start(PRODUCTION);
    await times(10, sendSms);
    await times(100, signUp);
    await fetch(`${addresses.identity}/emulator/v1/projects/${project}/accounts`, {
      method: 'DELETE',
    });
    expect([await sendSms(), await signUp()]).toEqual(['OK', 'OK']);
  });
});

describe('otherwise', () => {
  it('counts, shows and lets through', async () => {
    const { addresses } = await start();
    expect(await times(101, signUp)).toEqual(new Set(['OK']));
    expect(await times(12, sendSms)).toEqual(new Set(['OK']));
    const overview = await fetch(`${addresses.app}/__/api/overview`);
    expect(await overview.json()).toMatchObject({
      quotas: [
        { quota: 'messages', address: PHONE, used: 12, limit: 10, isHeld: false },
        { quota: 'sign-ups', used: 101, limit: 100, isHeld: false },
      ],
    });
  });
});
