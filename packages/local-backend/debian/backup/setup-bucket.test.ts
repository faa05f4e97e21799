import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import type { Browser, Page } from 'playwright';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeOf } from '../../src/backup/store-of.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { SECRET } from '../../tests/support/backup-stage.ts';
import { launchForServer } from '../../tests/support/server-browser.ts';
import { freePort, type ServerStage, startServerStage } from '../../tests/support/server-stage.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ben@example.org';
const PLACE = 'backups/quits/home';
/** Folder for screenshots; none are taken without it. */
const SHOTS = process.env['QUITS_SCREENSHOTS'];

let root = '';
let endpoint = '';
let bucket: S3rver;
let browser: Browser;
let stage: ServerStage | undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'quits-setup-bucket-'));
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(root, 's3'),
    silent: true,
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await bucket.run()).port}`;
  browser = await launchForServer();
});

afterAll(async () => {
  await browser.close();
  await stage?.stop();
  await bucket.close();
  rmSync(root, { recursive: true });
});

async function account(operation: string): Promise<number> {
  const answer = await stage?.send({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return answer?.status ?? 0;
}

async function open(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(stage?.server.administratorLink ?? '');
  return page;
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const width of [360, 1440]) {
    // oxlint-disable no-await-in-loop -- One page.
    await page.setViewportSize({ width, height: 740 });
    await page.screenshot({ path: join(SHOTS, `bucket-${name}-${width}.png`), fullPage: true });
    // oxlint-enable no-await-in-loop
  }
}

it('restores a bucket from the first page of a new server, and says what is wrong with what was typed', async () => {
  const store = storeOf(`s3://${PLACE}`, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  stage = await startServerStage({ backup: { store, secret: SECRET, interval: 50 } });
  const first = await open();
  await first.getByLabel('Name').fill('Ann');
  await first.getByLabel('Password').fill(PASSWORD);
  await first.keyboard.press('Enter');
  await first.waitForURL(/\/__\/$/);
  await first.context().close();
  expect(await account('signUp')).toBe(200);
  await eventually(async () => {
    expect(await verifyBackup({ store, secret: SECRET })).toMatchObject({ accounts: 1 });
  }, 20_000);
  await stage.stop();

  stage = await startServerStage();
  const page = await open();
  await page.getByText('Restore a backup', { exact: true }).click();
  await page.getByText('A bucket', { exact: true }).click();
  const typed = {
    'Bucket and folder': PLACE,
    'Access key': 'S3RVER',
    'Secret access key': 'S3RVER',
    'Backup key': String(SECRET),
    'Address of the service': endpoint,
  };
  const look = async (wrong: Partial<Record<keyof typeof typed, string>>, told: string) => {
    for (const [label, text] of Object.entries({ ...typed, ...wrong })) {
      // oxlint-disable-next-line no-await-in-loop -- One field after the other.
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.keyboard.press('Enter');
    await page.getByText(told).waitFor();
  };
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await look(
    { 'Address of the service': nowhere },
    `The backup can’t be read: ${nowhere} can't be reached (ECONNREFUSED).`,
  );
  await shoot(page, 'unreachable');
  await look(
    { 'Access key': 'another' },
    `The backup can’t be read: The bucket backups doesn't accept the access key (InvalidAccessKeyId).`,
  );
  await look(
    { 'Bucket and folder': 'other' },
    `The backup can’t be read: There is no bucket other at`,
  );
  await look({ 'Bucket and folder': 'backups/nothing' }, 'There is no backup.');
  await look(
    { 'Backup key': 'another passphrase' },
    'The passphrase or key file is not the one of this backup.',
  );
  await shoot(page, 'wrong-key');
  expect(await account('signInWithPassword')).toBe(400);
  await look({}, 'Which state?');
  await shoot(page, 'states');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Everything is as it was on').waitFor();
  expect(await account('signInWithPassword')).toBe(200);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__\/sign-in$/);
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__\/$/);
}, 120_000);
