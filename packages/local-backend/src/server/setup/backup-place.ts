import { isAbsolute } from 'node:path';
import { HttpError } from '@quits/service-base';
import type { BackupOptions } from '../../backup/backup-options.ts';
import { storeOf } from '../../backup/store-of.ts';
import { StartError } from '../../diagnostics/start-error.ts';

/** Where a backup is, and its key. */
export type BackupPlace = Pick<BackupOptions, 'store' | 'secret'>;

type Body = Readonly<Record<string, unknown>>;

/**
 * Reads the place that an administrator chose: the server's own, a folder, or a bucket. What is typed is stored nowhere.
 * @throws {HttpError} 400 if something is missing or malformed
 */
export function readBackupPlace(body: Body, own: BackupOptions | undefined): BackupPlace {
  switch (body['place']) {
    case 'own':
      if (own === undefined) throw new HttpError(400, 'This server has no place for backups.');
      return own;
    case 'folder': {
      const folder = textOf(body, 'folder', 'the folder');
      if (!isAbsolute(folder)) {
        throw new HttpError(400, 'Enter the whole path of the folder, beginning with a slash.');
      }
      return { store: storeOf(folder, {}), secret: secretOf(body) };
    }
    case 'bucket':
      return { store: bucketOf(body), secret: secretOf(body) };
    default:
      throw new HttpError(400, 'Choose where the backup is.');
  }
}

/** Reads the time up to which is restored, in ms since the epoch; `undefined` for the latest state. */
export function readTime({ at }: Body): number | undefined {
  if (at === undefined || at === null) return undefined;
  if (typeof at === 'number' && Number.isSafeInteger(at) && at > 0) return at;
  throw new HttpError(400, 'Enter a date and a time.');
}

function bucketOf(body: Body): BackupPlace['store'] {
  const bucket = textOf(body, 'bucket', 'the bucket');
  const endpoint = optionalTextOf(body, 'endpoint');
  if (endpoint !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint)) {
    throw new HttpError(400, 'The address of the service must look like https://s3.example.org.');
  }
  const region = optionalTextOf(body, 'region');
  try {
    return storeOf(bucket.startsWith('s3:') ? bucket : `s3://${bucket}`, {
      AWS_ACCESS_KEY_ID: textOf(body, 'accessKeyId', 'the access key'),
      AWS_SECRET_ACCESS_KEY: textOf(body, 'secretAccessKey', 'the secret access key'),
      AWS_REGION: region,
      AWS_ENDPOINT_URL: endpoint,
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new HttpError(400, 'The bucket must look like bucket or bucket/folder.');
  }
}

function secretOf(body: Body): Buffer {
  return Buffer.from(textOf(body, 'secret', 'the passphrase or the content of the key file'));
}

function textOf(body: Body, name: string, what: string): string {
  const text = optionalTextOf(body, name);
  if (text === undefined) throw new HttpError(400, `Enter ${what}.`);
  return text;
}

function optionalTextOf(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value !== undefined && typeof value !== 'string') {
    throw new HttpError(400, `"${name}" must be a text.`);
  }
  const text = value?.trim();
  return text === '' ? undefined : text;
}
