import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionsCodebase, functionsCodebase } from '../support/functions-codebase.ts';
import { PUBLIC_NAME, type ServerStage, startServerStage } from '../support/server-stage.ts';

const CODE = `
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';

initializeApp();
export const copy = onDocumentCreated('notes/{note}', (event) =>
  getFirestore().doc('copies/' + event.params.note).set({ of: event.id }));
export const who = onCall(({ auth }) => auth?.uid ?? 'nobody');
export const check = onRequest(async (request, response) => {
  const verdict = await getAuth().verifyIdToken(String(request.query.token))
    .then(({ uid }) => uid, ({ code }) => code);
  const settings = Object.keys(process.env).filter((name) => name.startsWith('QUITS_'));
  await getFirestore().doc('notes/a').set({ text: 'by a function' });
  response.json({ verdict, settings });
});
export const read = onRequest(async (request, response) => {
  const found = await getFirestore().doc('copies/a').get();
  response.json(found.data() ?? {});
});
`;

let codebase: FunctionsCodebase;
let stage: ServerStage;

beforeAll(async () => {
  process.env['QUITS_SMTP'] = 'smtp://user:secret@example.org';
  codebase = functionsCodebase(CODE);
  stage = await startServerStage({
    encryption: { kind: 'proxy' },
    functionsFolder: codebase.folder,
  });
});

afterAll(async () => {
  delete process.env['QUITS_SMTP'];
  await stage.stop();
  codebase.remove();
});

const send = async (method: string, path: string, body?: unknown, token?: string) => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await stage.send({
    method,
    path,
    headers: {
      host: PUBLIC_NAME,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> };
};

test('runs functions, which trust signed tokens only and see no setting of the server', async () => {
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=quits';
  const { body: account } = await send('POST', signUp, { returnSecureToken: true });
  const token = String(account['idToken']);
  const uid = String(account['localId']);
  expect((await send('POST', '/__/functions/who', { data: null }, token)).body).toEqual({
    result: uid,
  });
  const { body } = await send('GET', `/__/functions/check?token=${token}`);
  expect(body).toEqual({ verdict: uid, settings: [] });
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = `${header}.${token.split('.')[1] ?? ''}.`;
  const refused = await send('GET', `/__/functions/check?token=${forged}`);
  expect(refused.body['verdict']).toBe('auth/argument-error');
  expect((await send('POST', '/__/functions/who', { data: null }, forged)).status).toBe(401);
  await expect
    .poll(async () => (await send('GET', '/__/functions/read')).body)
    .toEqual({ of: expect.any(String) });
});

test('answers nobody who takes it for an emulator', async () => {
  const lookup = '/identitytoolkit.googleapis.com/v1/projects/quits/accounts:lookup';
  const answer = await send('POST', lookup, { localId: ['x'] }, 'owner');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect((await send('POST', '/__/functions/copy', {})).status).toBe(404);
});
