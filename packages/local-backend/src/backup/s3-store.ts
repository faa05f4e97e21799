import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { BackupError } from './backup-error.ts';
import type { BackupStore, StoredFile } from './backup-store.ts';
import { elementsOf, textOf } from './s3-xml.ts';

/** A bucket of S3 or of a compatible service. */
export interface S3Options {
  readonly bucket: string;
  /** Folder in the bucket, without slashes at its ends; empty for none. */
  readonly prefix: string;
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Time after which a request has failed, in ms. @default 60_000 */
  readonly timeout?: number;
}

/** Bytes of a part; S3 wants at least 5 MiB. */
const PART = 8 * 1024 * 1024;
const TIMEOUT = 60_000;
/** Repetitions of a failed request within half a second; the backup itself tries again later. */
const RETRIES = 3;

/** Keeps a backup in a bucket. An upload that is cut off leaves nothing to list. */
export function s3Store(options: S3Options): BackupStore {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, sessionToken } = options;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    retries: RETRIES,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
  const inPrefix = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const urlOf = (name: string, query = '') =>
    `${endpoint}/${bucket}/${inPrefix(name).split('/').map(encodeURIComponent).join('/')}${query}`;

  async function send(method: string, url: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    const timeout = options.timeout ?? TIMEOUT;
    const request = client.fetch(url, {
      method,
      signal: AbortSignal.timeout(timeout),
      // The service compares it with what it received.
      headers: { 'X-Amz-Content-Sha256': sha256(body ?? Buffer.alloc(0)) },
      ...(body === undefined ? {} : { body }),
    });
    const response = await request.catch((error: unknown) => {
      throw unreachable(endpoint, timeout, error);
    });
    if (response.ok || response.status === 404) return response;
    const code = textOf(await response.text(), 'Code') ?? response.statusText;
    if (response.status === 403) {
      throw new Error(`The bucket ${bucket} doesn't accept the access key (${code}).`);
    }
    throw new Error(`The bucket ${bucket} responded to ${method} with ${response.status} ${code}.`);
  }

  async function written(
    method: string,
    url: string,
    body?: Buffer<ArrayBuffer>,
  ): Promise<Response> {
    const response = await send(method, url, body);
    if (response.status !== 404) return response;
    throw new Error(`There is no bucket ${bucket} at ${endpoint}.`);
  }

  /** Uploads in parts, which become a file all at once. */
  async function putParts(name: string, parts: AsyncIterable<Buffer<ArrayBuffer>>): Promise<void> {
    const begun = await (await written('POST', urlOf(name, '?uploads='))).text();
    const id = textOf(begun, 'UploadId');
    if (id === undefined) throw new Error(`The bucket ${bucket} began no upload.`);
    const upload = `uploadId=${encodeURIComponent(id)}`;
    try {
      const tags: string[] = [];
      for await (const part of parts) {
        const number = tags.length + 1;
        const url = urlOf(name, `?partNumber=${number}&${upload}`);
        tags.push((await written('PUT', url, part)).headers.get('etag') ?? '');
      }
      const list = tags
        .map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
        .join('');
      const body = `<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`;
      const done = await written('POST', urlOf(name, `?${upload}`), Buffer.from(body));
      // Completion may fail after the status was sent.
      const code = textOf(await done.text(), 'Code');
      if (code !== undefined) throw new Error(`The bucket ${bucket} refused an upload: ${code}.`);
    } catch (error) {
      await send('DELETE', urlOf(name, `?${upload}`)).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(name, content) {
      const parts = partsOf(content);
      const first = await parts.next();
      const second = first.done === true ? first : await parts.next();
      if (second.done === true) {
        await written('PUT', urlOf(name), first.done === true ? Buffer.alloc(0) : first.value);
        return;
      }
      await putParts(name, following([first.value ?? Buffer.alloc(0), second.value], parts));
    },
    async *get(name) {
      const response = await send('GET', urlOf(name));
      if (response.status === 404 || response.body === null) {
        const code = textOf(await response.text(), 'Code');
        if (code === 'NoSuchBucket')
          throw new Error(`There is no bucket ${bucket} at ${endpoint}.`);
        throw new BackupError('missing', `The backup has no file ${name}.`);
      }
      yield* response.body;
    },
    async list(folder) {
      const files: StoredFile[] = [];
      const start = inPrefix(folder === '' ? '' : `${folder}/`);
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: start, delimiter: '/' });
        if (token !== undefined) query.set('continuation-token', token);
        // oxlint-disable-next-line no-await-in-loop -- Pages follow each other.
        const response = await written('GET', `${endpoint}/${bucket}?${query.toString()}`);
        const page = await response.text(); // oxlint-disable-line no-await-in-loop
        for (const element of elementsOf(page, 'Contents')) {
          const key = textOf(element, 'Key') ?? '';
          files.push({
            name: key.slice(inPrefix('').length),
            size: Number(textOf(element, 'Size')),
            written: Date.parse(textOf(element, 'LastModified') ?? ''),
          });
        }
        token = textOf(page, 'NextContinuationToken');
      } while (token !== undefined);
      return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async remove(name) {
      await send('DELETE', urlOf(name));
    },
  };
}

/** Returns the error for a service that didn't answer. */
function unreachable(endpoint: string, timeout: number, error: unknown): Error {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new Error(`${endpoint} hasn't answered for ${timeout / 1000} s.`, { cause: error });
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new Error(`${endpoint} can't be reached${code}.`, { cause: error });
}

function sha256(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Cuts a stream into parts; only the last is smaller. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    held.push(chunk);
    length += chunk.length;
    if (length < PART) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function* following(
  first: readonly Buffer<ArrayBuffer>[],
  rest: AsyncIterable<Buffer<ArrayBuffer>>,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  yield* first;
  yield* rest;
}
