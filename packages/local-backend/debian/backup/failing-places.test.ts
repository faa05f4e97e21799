import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import S3rver from 's3rver';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { BackupStore } from '../../src/backup/backup-store.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import { s3Store } from '../../src/backup/s3-store.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { listen } from '../../src/http/listen.ts';
import { SECRET } from '../../tests/support/backup-stage.ts';
import { sendRaw, type ServerStage, startServerStage } from '../../tests/support/server-stage.ts';

const PASSWORD = 'correct horse battery';
/** A place is tried again after five seconds; in ms. */
const PATIENCE = 30_000;

let root = '';
let stage: ServerStage;
let cookie = '';
let accounts = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quits-failing-'));
  accounts = 0;
});

afterEach(async () => {
  await stage.stop();
  rmSync(root, { recursive: true });
});

function post(path: string, body: object) {
  return stage.send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function start(store: BackupStore): Promise<void> {
  stage = await startServerStage({
    encryption: { kind: 'proxy' },
    backup: { store, secret: SECRET, interval: 50 },
    operations: { port: 0 },
    drainTime: 1000,
  });
  const link = new URL(stage.server.administratorLink ?? '').hash.slice(1);
  const made = await post('/__/setup', { link, name: 'Ann', password: PASSWORD });
  cookie = (made.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  await eventually(async () => expect(await isFailing()).toBe(false));
}

/** Writes, which works whatever the place for backups does. */
async function write(): Promise<void> {
  const answer = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', {});
  expect(answer.status).toBe(200);
  accounts += 1;
}

/** Returns whether metrics and dashboard tell a failure; both tell the same. */
async function isFailing(): Promise<boolean> {
  const { body: metrics } = await sendRaw(stage.server.operationsPort ?? 0, false, 'localhost', {
    path: '/metrics',
  });
  const { body } = await stage.send({ path: '/__/api/server', headers: { Cookie: cookie } });
  const { backup } = JSON.parse(body) as { backup: { failure?: string; completeUntil?: number } };
  const isShown = backup.failure !== undefined;
  expect(metrics).toContain(`quits_backup_failing ${isShown ? 1 : 0}\n`);
  return isShown || backup.completeUntil === undefined;
}

/** Breaks a place while the server writes, mends it, and checks that nothing is missing. */
async function survive(store: BackupStore, fail: () => void, mend: () => void): Promise<void> {
  await write();
  fail();
  await write();
  await eventually(async () => expect(await isFailing()).toBe(true), PATIENCE);
  await write();
  mend();
  await eventually(async () => expect(await isFailing()).toBe(false), PATIENCE);
  await write();
  await eventually(async () => {
    const report = await verifyBackup({ store, secret: SECRET });
    expect(report).toMatchObject({ accounts, problems: [] });
  }, PATIENCE);
  expect(stage.logged.filter((line) => line.startsWith('The backup failed'))).not.toEqual([]);
  expect(stage.logged).toContain('The backup works again.');
}

type Fault = 'none' | 'error' | 'hang' | 'cut' | 'slow';

/** A bucket behind a proxy with faults. */
async function startBucket() {
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(root, 's3'),
    silent: true,
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const { port: target } = await bucket.run();
  let fault: Fault = 'none';
  const proxy: Server = createServer((incoming, outgoing) => {
    if (fault === 'hang') return;
    if (fault === 'error') {
      outgoing.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: target, method, path: url, headers });
    passed.on('error', () => outgoing.destroy());
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      // The answer is lost, or ends in the middle.
      if (fault === 'cut') setTimeout(() => outgoing.destroy(), 5);
      else if (fault === 'slow') setTimeout(() => answer.pipe(outgoing), 700);
      else answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  const port = await listen(proxy, 0, '127.0.0.1');
  onTestFinished(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await bucket.close();
  });
  const store = s3Store({
    bucket: 'backups',
    prefix: 'quits',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    timeout: 500,
  });
  return {
    store,
    use: (next: Fault): void => {
      fault = next;
      if (next === 'none') proxy.closeAllConnections();
    },
  };
}

it.each(['error', 'hang', 'cut', 'slow'] as const)(
  'goes on, tells and recovers when the bucket fails (%s)',
  async (fault) => {
    const { store, use: setFault } = await startBucket();
    await start(store);
    await survive(
      store,
      () => setFault(fault),
      () => setFault('none'),
    );
  },
  90_000,
);

it('goes on, tells and recovers when the folder of the backup is gone', async () => {
  const folder = join(root, 'disk');
  const store = folderStore(folder);
  await start(store);
  await survive(
    store,
    () => {
      renameSync(folder, `${folder}-away`);
      // A mount point without its disk, which nobody may write to.
      writeFileSync(folder, '');
    },
    () => {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    },
  );
}, 90_000);

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'quits-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Mounting needs root.
it.skipIf(!canMount())(
  'goes on, tells and recovers when the disk of the backup is full',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quits-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    onTestFinished(() => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    });
    const store = folderStore(folder);
    await start(store);
    const filler = join(folder, 'other');
    await survive(
      store,
      () => {
        try {
          writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024));
        } catch {
          // As much as there is room for.
        }
      },
      () => rmSync(filler),
    );
  },
  90_000,
);
