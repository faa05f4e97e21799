import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeAccount, createAccount } from '../admin/accounts.ts';
import type { Body } from '../protocol/body.ts';
import { createIdentity } from '../create-identity.ts';
import type { IdentityCall, IdentityContext, Operation } from '../context/identity-context.ts';
import { resetPassword } from '../oob/reset-password.ts';
import { sendOobCode } from '../oob/send-oob-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signUp } from './sign-up.ts';
import { updateAccount } from './update-account.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const call: IdentityCall = {
  caller: { kind: 'nobody' },
  address: '127.0.0.1',
  origin: 'http://localhost',
  apiKey: 'key',
  locale: 'en',
};

let context: IdentityContext;
let uid: string;
let idToken: string;

beforeEach(async () => {
  const database = new DatabaseSync(':memory:');
  const now = Date.now;
  const sendMessage = () => undefined;
  const options = { database, project: 'demo', sendMessage, now, providerPage: false };
  ({ context } = createIdentity({ ...options, emulatorTokens: false }));
  const account = await run(signUp, { email: EMAIL, password: PASSWORD });
  [uid, idToken] = [String(account['localId']), String(account['idToken'])];
});

async function run(operation: Operation, body: Body) {
  return operation(context, call, body);
}

/** Runs an operation until scrypt, triggers an event, and returns the operation's result. */
async function outcomeOf(operation: Operation, body: Body, meanwhile: () => void) {
  const pending = run(operation, body);
  meanwhile();
  return pending.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
}

const disable = () => {
  const user = context.users.get(uid);
  if (user !== undefined) context.users.put({ ...user, disabled: true });
};

const CASES: readonly [string, Operation, () => Body | Promise<Body>, string, string][] = [
  [
    'a sign-in',
    signInWithPassword,
    () => ({ email: EMAIL, password: PASSWORD }),
    'INVALID_LOGIN_CREDENTIALS',
    'USER_DISABLED',
  ],
  [
    'a new password',
    updateAccount,
    () => ({ idToken, password: 'another horse' }),
    'USER_NOT_FOUND',
    'USER_DISABLED',
  ],
  [
    'a forgotten password',
    resetPassword,
    async () => {
      await run(sendOobCode, { requestType: 'PASSWORD_RESET', email: EMAIL });
      return { oobCode: context.oobCodes.list().at(-1)?.code, newPassword: 'another horse' };
    },
    'USER_NOT_FOUND',
    'USER_DISABLED',
  ],
];

describe.each(CASES)('while %s is hashed', (_what, operation, bodyOf, whenGone, whenDisabled) => {
  it('an account that goes is gone', async () => {
    const body = await bodyOf();
    expect(await outcomeOf(operation, body, () => context.users.remove(uid))).toBe(whenGone);
    expect(context.users.get(uid)).toBeUndefined();
  });

  it('an account that is disabled stays so', async () => {
    const body = await bodyOf();
    expect(await outcomeOf(operation, body, disable)).toBe(whenDisabled);
    expect(context.users.get(uid)?.disabled).toBe(true);
  });
});

it('a guest who gets a password is not written back after being deleted', async () => {
  const guest = await run(signUp, {});
  const id = String(guest['localId']);
  const body = { idToken: guest['idToken'], email: 'guest@example.com', password: PASSWORD };
  expect(await outcomeOf(signUp, body, () => context.users.remove(id))).toBe('USER_NOT_FOUND');
  expect(context.users.get(id)).toBeUndefined();
});

it('an administrator who changes a password keeps what another one changes', async () => {
  const body = { localId: uid, password: 'another horse' };
  expect(await outcomeOf(changeAccount, body, disable)).toBe('done');
  expect(context.users.get(uid)?.disabled).toBe(true);
});

it('one id is given once, however many ask at the same time', async () => {
  const body = { localId: 'ada', password: PASSWORD };
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => outcomeOf(createAccount, body, () => undefined)),
  );
  expect(outcomes.toSorted()).toEqual(['DUPLICATE_LOCAL_ID', 'DUPLICATE_LOCAL_ID', 'done']);
});
