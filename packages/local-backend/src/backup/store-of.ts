import { resolve } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Environment variables. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the store of a location: a folder, or `s3://bucket/folder` with AWS's variables for region, endpoint and keys.
 * @throws {StartError} if the location is malformed or a variable is missing
 */
export function storeOf(location: string, environment: Environment): BackupStore {
  if (!location.startsWith('s3:')) return folderStore(resolve(location));
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/.exec(location);
  if (match === null) {
    throw new StartError(`The backup must be a folder or s3://bucket/folder, not "${location}".`);
  }
  const [, bucket = '', prefix = ''] = match;
  const region = environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1';
  const sessionToken = environment['AWS_SESSION_TOKEN'];
  const endpoint =
    environment['AWS_ENDPOINT_URL_S3'] ??
    environment['AWS_ENDPOINT_URL'] ??
    `https://s3.${region}.amazonaws.com`;
  return s3Store({
    bucket,
    prefix,
    region,
    endpoint: endpoint.replace(/\/+$/, ''),
    accessKeyId: required(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: required(environment, 'AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value !== undefined && value !== '') return value;
  throw new StartError(`A backup in a bucket needs ${name}.`);
}
