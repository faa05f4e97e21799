import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sendPasswordResetEmail, createUserWithEmailAndPassword } from 'firebase/auth';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalBackend, type LogEntry } from '../src/index.ts';
import { connectAuth } from './support/auth-client.ts';

let server: SMTPServer;
let received: Promise<string>;
let url: string;

beforeEach(async () => {
  received = new Promise((resolve) => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          done();
          resolve(text);
        });
      },
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('delivers e-mails by a mail server besides keeping them', async () => {
  const backend = await startLocalBackend({
    appName: 'Quits',
    smtp: { url, from: 'quits@example.com' },
  });
  const { auth, close } = connectAuth(backend);
  await createUserWithEmailAndPassword(auth, 'ada@example.com', 'correct horse');
  await sendPasswordResetEmail(auth, 'ada@example.com');
  const text = await received;
  expect(text).toMatch(/^From: quits@example\.com\r$/m);
  expect(text).toMatch(/^To: ada@example\.com\r$/m);
  expect(text).toMatch(/^Subject: Reset your Quits password\r$/m);
  expect(backend.mailbox.list()).toHaveLength(1);
  await close();
  await backend.stop();
});

it('says when a mail server does not take one, and keeps it', async () => {
  const log: LogEntry[] = [];
  const failed = new Promise<void>((resolve) => {
    log.push = (...entries) => {
      resolve();
      return Array.prototype.push.apply(log, entries);
    };
  });
  const backend = await startLocalBackend({
    smtp: { url: 'smtp://127.0.0.1:1', from: 'quits@example.com' },
    log: (entry) => log.push(entry),
  });
  const { auth, close } = connectAuth(backend);
  await createUserWithEmailAndPassword(auth, 'ada@example.com', 'correct horse');
  await sendPasswordResetEmail(auth, 'ada@example.com');
  await failed;
  expect(log[0]?.message).toBe(
    'The e-mail to ada@example.com could not be delivered. It is in the mailbox.',
  );
  expect(backend.mailbox.list()).toHaveLength(1);
  await close();
  await backend.stop();
});
