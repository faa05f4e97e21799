import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import { expect, it, onTestFinished } from 'vitest';
import { createOutbox } from '../../src/mail/outbox.ts';
import { smtpDelivery } from '../../src/mail/smtp.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { metric } from '../support/metric.ts';
import { freePort, type ServerStage, startServerStage } from '../support/server-stage.ts';

const FROM = 'Quits <quits@example.org>';

async function start(url: string, options: Partial<ServerOptions> = {}): Promise<ServerStage> {
  const stage = await startServerStage({
    encryption: { kind: 'proxy' },
    smtp: { url, from: FROM },
    operations: { port: 0 },
    ...options,
  });
  return stage;
}

/** Asks for a sign-in link. */
async function askForLink(stage: ServerStage, email: string): Promise<void> {
  const body = JSON.stringify({
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: stage.server.url,
    canHandleCodeInApp: true,
  });
  const answer = await stage.send({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(200);
}

/** Returns the code in an email's link. */
function codeIn(mail: string): string {
  return /oobCode=([\w-]+)/.exec(mail)?.[1] ?? '';
}

/** Returns everything in a folder, as one text. */
function contentOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

it('leaves no link on the disk after 100 emails, and every link works', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const stage = await start(mail.url, { durability: 'process' });
  onTestFinished(() => stage.stop());
  const mails = Array.from({ length: 100 }, () => mail.next());
  await Promise.all(mails.map((_, n) => askForLink(stage, `person${n}@example.org`)));
  const texts = await Promise.all(mails);
  const codes = texts.map(codeIn);
  await eventually(async () =>
    expect(await metric(stage.server, 'quits_mail_delivered_total')).toBe(100),
  );
  expect(new Set(codes).size).toBe(100);
  const data = join(stage.folder, 'data');
  const content = contentOf(data);
  expect(content).toContain('person99@example.org');
  expect(codes.filter((code) => content.includes(code))).toEqual([]);
  expect(content).not.toMatch(/oobCode=/);
  expect(existsSync(join(data, 'mail.key'))).toBe(false);
  const answer = await stage.send({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=k',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: /^To: (\S+)/m.exec(texts[7] ?? '')?.[1], oobCode: codes[7] }),
  });
  expect(answer.status).toBe(200);
});

it('delivers after a restart what the mail server did not take, and keeps no link until then', async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'quits-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `smtp://127.0.0.1:${port}`;
  const down = await start(url, { data: folder });
  await askForLink(down, 'ann@example.org');
  await eventually(async () =>
    expect(await metric(down.server, 'quits_mail_failures_total')).toBe(1),
  );
  expect(await metric(down.server, 'quits_mail_waiting')).toBe(1);
  expect(down.logged.at(-1)).toBe(
    'The email to ann@example.org could not be delivered. The next attempt is in 10 s.',
  );
  await down.stop();
  expect(contentOf(folder)).not.toMatch(/oobCode=/);
  const mail: MailServer = await startMailServer({ port });
  onTestFinished(() => mail.stop());
  const mailed = mail.next();
  const up = await start(url, { data: folder });
  onTestFinished(() => up.stop());
  const text = await mailed;
  expect(text).toMatch(/^Message-ID: <[\w-]+@example\.org>\r?$/m);
  expect(contentOf(folder)).not.toContain(codeIn(text));
  await eventually(async () => expect(await metric(up.server, 'quits_mail_waiting')).toBe(0));
  expect(existsSync(join(folder, 'mail.key'))).toBe(false);
});

/** Opens an outbox in front of a mail server that refuses some emails. */
async function openOutbox(refusals: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'quits-outbox-'));
  const database = new DatabaseSync(join(folder, 'outbox.sqlite'));
  const mail = await startMailServer({ refusals });
  let time = Date.now();
  const outbox = createOutbox({
    database,
    keyFile: join(folder, 'mail.key'),
    deliver: smtpDelivery({ url: mail.url, from: FROM }),
    delays: [1, 1],
    now: () => (time += 1),
    log: () => undefined,
  });
  onTestFinished(async () => {
    outbox.stop();
    await mail.stop();
    database.close();
    rmSync(folder, { recursive: true });
  });
  const email = {
    kind: 'email',
    id: 'one',
    to: 'ann@example.org',
    text: 'Hi',
    sentAt: '',
  } as const;
  return { outbox, mail, email, later: (ms: number) => (time += ms) };
}

it('tries again while the mail server is busy', async () => {
  const { outbox, mail, email } = await openOutbox([451, 421, 451]);
  const mailed = mail.next();
  await outbox.send(email);
  expect(await mailed).toContain('Hi');
  await eventually(() =>
    expect(outbox.state()).toEqual({
      waiting: 0,
      delivered: 1,
      failures: 3,
      givenUp: 0,
    }),
  );
});

it('gives up what the mail server refuses for good, and tells why', async () => {
  const { outbox, email } = await openOutbox([550]);
  await outbox.send({ ...email, purpose: 'VERIFY_EMAIL' });
  await eventually(() => expect(outbox.state()).toMatchObject({ waiting: 0, givenUp: 1 }));
  expect(outbox.entries.list(1)).toMatchObject([
    {
      data: {
        event: 'mail-given-up',
        to: 'ann@example.org',
        purpose: 'VERIFY_EMAIL',
        reason: expect.stringContaining('550'),
      },
    },
  ]);
});

it('gives up an email whose link has expired', async () => {
  const refusals = Array.from({ length: 1000 }, () => 451);
  const { outbox, email, later } = await openOutbox(refusals);
  await outbox.send({ ...email, expiresAt: Date.now() + 60_000 });
  await eventually(() => expect(outbox.state().failures).toBeGreaterThan(0));
  later(60_000);
  await eventually(() => expect(outbox.state()).toMatchObject({ waiting: 0, givenUp: 1 }));
});
