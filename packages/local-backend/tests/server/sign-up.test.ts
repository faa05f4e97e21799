import { afterEach, expect, it } from 'vitest';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

let stage: ServerStage;

afterEach(() => stage.stop());

async function start(options: Partial<ServerOptions>): Promise<void> {
  stage = await startServerStage({ encryption: { kind: 'proxy' }, ...options });
}

/** Returns the status of a sign-up, and the reason of a refusal. */
async function signUp(fields: object, address = '192.0.2.1') {
  const { status, body } = await stage.send({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(fields),
  });
  const { error } = JSON.parse(body) as { error?: { message: string } };
  return { status, reason: error?.message };
}

const ANN = { email: 'ann@example.org', password: 'correct horse' };

it('lets everyone in unless told otherwise', async () => {
  await start({});
  expect(await signUp({})).toMatchObject({ status: 200 });
  expect(await signUp(ANN)).toMatchObject({ status: 200 });
});

it('lets nobody create an account once sign-up is closed', async () => {
  await start({ signUp: 'closed' });
  for (const fields of [{}, ANN]) {
    expect(await signUp(fields)).toEqual({ status: 400, reason: 'ADMIN_ONLY_OPERATION' });
  }
});

it('lets nobody begin as a guest where there are none', async () => {
  await start({ guests: false });
  expect(await signUp({})).toEqual({ status: 400, reason: 'ADMIN_ONLY_OPERATION' });
  expect(await signUp(ANN)).toMatchObject({ status: 200 });
});

it('stops an address after a hundred sign-ups in an hour, and no other', async () => {
  await start({});
  const answers = [];
  for (let n = 0; n < 101; n += 1) answers.push(await signUp({}));
  expect(answers.at(99)).toMatchObject({ status: 200 });
  expect(answers.at(100)).toEqual({ status: 400, reason: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  expect(await signUp({}, '192.0.2.2')).toMatchObject({ status: 200 });
});
