import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { startMailServer } from '@quits/tooling-backend-testing/mail-server';
import { sampleGroup } from '../bench/sample-group.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const option = (name: string, value: string) => [`--${name}`, value];
const NAME = 'quits.example.org';
/** With characters that a URL has to encode. */
const USER = { user: 'post@example.org', password: 'p@ss:w/rd?' };
const REMINDER = { groupId: 'g', by: 'ana', amounts: { EUR: 1 }, pending: true };

/** The functions as they are, and one more that stores what the test needs. */
const CODE = `
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
export * from ${JSON.stringify(path('../dist/index.js'))};
const app = initializeApp(undefined, 'test');
export const prepare = onRequest(async (request, response) => {
  const { group, reminder } = request.body;
  await getAuth(app).createUser({ uid: 'ben', email: 'ben@example.org', emailVerified: true });
  const firestore = getFirestore(app);
  await firestore.doc('groups/g').set(group);
  await firestore.doc('users/ben/notifications/digest').set({ every: 'daily', locale: 'en-US' });
  await firestore.doc('users/ben/reminders/g_ana').set({ ...reminder, at: new Date() });
  response.end();
});
`;

test('a production server hands its mail server to the functions, which try a refused email again', async () => {
  const mail = await startMailServer(USER);
  const folder = mkdtempSync(join(tmpdir(), 'quits-serve-'));
  symlinkSync(path('../node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","main":"index.js"}');
  writeFileSync(join(folder, 'index.js'), CODE);
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const server = spawn(
    process.execPath,
    [
      '--conditions=@quits/source',
      path('../../../packages/local-backend/src/serve-cli.ts'),
      '--trust-proxy',
      ...option('url', `https://${NAME}`),
      ...option('port', String(port)),
      ...option('data', join(folder, 'data')),
      ...option('functions', folder),
      ...option('rules', path('../../web/firebase/firestore.rules')),
      ...option('smtp', mail.url.replace('//', `//${encodeURIComponent(USER.user)}@`)),
      ...option('smtp-from', 'Quits <quits@example.org>'),
    ],
    {
      env: { ...process.env, QUITS_SMTP_PASSWORD: USER.password },
      // The functions report the refused email.
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    await vi.waitFor(() => expect(output).toContain('Ready at'), 20_000);
    mail.refuse('ben@example.org', 1);
    const headers = {
      host: NAME,
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
    };
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/__/functions/prepare',
      headers,
    });
    call.end(JSON.stringify({ group: sampleGroup(['ben']), reminder: REMINDER }));
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(200);
    await vi.waitFor(() => expect(mail.to('ben')).toHaveLength(1), 20_000);
    const [taken] = mail.to('ben');
    expect(taken?.header('From')).toBe('Quits <quits@example.org>');
    expect(taken?.text).toContain(`https://${NAME}/groups/g/balances`);
    expect(taken?.header('List-Unsubscribe')).toContain(
      `https://${NAME}/__/functions/unsubscribe?`,
    );
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
