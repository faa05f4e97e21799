import { join } from 'node:path';
import S3rver from 's3rver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BASES } from '../../src/backup/backup-plan.ts';
import { contentOf, oneChunk } from '../../src/backup/chunks.ts';
import { storeOf } from '../../src/backup/store-of.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { type BackupStage, createBackupStage, SECRET } from '../../tests/support/backup-stage.ts';

let stage: BackupStage;
let bucket: S3rver;
let environment: Record<string, string>;

beforeEach(async () => {
  stage = createBackupStage();
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(stage.root, 's3'),
    silent: true,
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const { port } = await bucket.run();
  environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
});

afterEach(async () => {
  await bucket.close();
  stage.close();
});

test('keeps a backup in a bucket, in parts if it is large', async () => {
  const store = storeOf('s3://backups/quits/home', environment);
  const data = await stage.open({ store });
  data.database.exec('CREATE TABLE large (x); INSERT INTO large VALUES (randomblob(9500000))');
  await data.write(['a', 'first']);
  await data.upload('photo', 'receipt');
  await data.backup.flush();
  await data.write(['b', 'second']);
  await data.stop();
  expect(data.logged).toEqual([]);
  const [base] = await store.list(BASES);
  expect(base?.size).toBeGreaterThan(9_500_000);
  const report = await verifyBackup({ store, secret: SECRET });
  expect(report).toMatchObject({ documents: 2, files: 1, problems: [] });
});

test('lists, reads and removes files of a folder, whatever their names', async () => {
  const store = storeOf('s3://backups', environment);
  await store.put('files/a&b', oneChunk(Buffer.from('one')));
  await store.put('outside', oneChunk(Buffer.from('two')));
  expect(await store.list('files')).toMatchObject([{ name: 'files/a&b', size: 3 }]);
  expect((await contentOf(store.get('files/a&b'))).toString()).toBe('one');
  await store.remove('files/a&b');
  await store.remove('files/a&b');
  expect(await store.list('files')).toEqual([]);
  expect(await store.list('')).toMatchObject([{ name: 'outside' }]);
  await expect(contentOf(store.get('files/a&b'))).rejects.toMatchObject({ problem: 'missing' });
});

test('tells what is wrong with the bucket, the keys and the location', async () => {
  const elsewhere = storeOf('s3://missing', environment);
  await expect(elsewhere.list('')).rejects.toThrow(
    'There is no bucket missing at http://127.0.0.1',
  );
  const stranger = storeOf('s3://backups', { ...environment, AWS_ACCESS_KEY_ID: 'stranger' });
  await expect(stranger.list('')).rejects.toThrow(
    "The bucket backups doesn't accept the access key (InvalidAccessKeyId).",
  );
  expect(() => storeOf('s3://backups', {})).toThrow(
    'A backup in a bucket needs AWS_ACCESS_KEY_ID.',
  );
  expect(() => storeOf('s3:backups', environment)).toThrow('The backup must be a folder or s3://');
});
