import type { IncomingMessage } from 'node:http';
import {
  type Caller,
  DamagedRecordError,
  header,
  type HttpCall,
  type HttpReply,
  json,
  readJsonObject,
} from '@quits/service-base';
import { changedMetadata } from './own-metadata.ts';
import { appendCounted, requireAsReceived } from './received-bytes.ts';
import { requireAllowed, requireStillIn, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { describeObject, type StoredObject } from './stored-object.ts';
import type { Upload } from './uploads.ts';
import { writeObject } from './write-object.ts';

const METADATA_LIMIT = 64 * 1024;
const GRANULARITY = '262144';

/** Uploads in pieces, which can be interrupted and resumed. */
export interface Resumable {
  start(call: HttpCall, caller: Caller, bucket: string, name: string): Promise<HttpReply>;
  resume(call: HttpCall, caller: Caller, id: string): Promise<HttpReply>;
}

/** Creates the server side of the protocol, which tracks the received bytes. */
export function createResumable(context: StorageContext): Resumable {
  /** Requests that currently write to uploads; a later one replaces the earlier. */
  const writers = new Map<string, { request: IncomingMessage; done: Promise<unknown> }>();

  async function start(call: HttpCall, caller: Caller, bucket: string, name: string) {
    const body = await readJsonObject(call.request, METADATA_LIMIT);
    const type = header(call, 'x-goog-upload-header-content-type');
    const own = changedMetadata(type === undefined ? {} : { contentType: type }, body);
    const size = Number(header(call, 'x-goog-upload-header-content-length') ?? 0);
    if (size > context.maxSize) {
      throw new StorageError(413, `Objects may have ${context.maxSize} bytes at most.`);
    }
    refuseEarly(caller, bucket, name, own, size);
    const id = context.blobs.newUpload();
    const uid = caller.kind === 'user' ? caller.uid : undefined;
    const upload: Upload = {
      id,
      bucket,
      name,
      metadata: own,
      status: 'active',
      startedAt: context.now(),
      ...(uid === undefined ? {} : { uid }),
    };
    context.uploads.put(upload);
    const url = new URL(`/v0/b/${encodeURIComponent(bucket)}/o`, call.url.origin);
    url.searchParams.set('name', name);
    url.searchParams.set('upload_id', id);
    url.searchParams.set('upload_protocol', 'resumable');
    return json({}, 200, {
      'X-Goog-Upload-URL': url.href,
      'X-Goog-Upload-Control-URL': url.href,
      'X-Goog-Upload-Status': 'active',
      'X-Goog-Upload-Chunk-Granularity': GRANULARITY,
      'X-GUpload-UploadID': id,
    });
  }

  /** Rejects by the announced size and metadata, before the bytes are sent. */
  function refuseEarly(
    caller: Caller,
    bucket: string,
    name: string,
    own: Upload['metadata'],
    size: number,
  ): void {
    const before = context.objects.get(bucket, name);
    const time = new Date(context.now()).toISOString();
    const after: StoredObject = {
      ...own,
      bucket,
      name,
      size,
      generation: '0',
      metageneration: '1',
      timeCreated: time,
      updated: time,
      md5Hash: '',
      crc32c: '',
      downloadTokens: [],
      blob: '',
    };
    const method = before === undefined ? 'create' : 'update';
    requireAllowed(context, { method, caller, bucket, name, before, after });
    context.limits?.requireRoom(caller, name, size);
  }

  async function resume(call: HttpCall, caller: Caller, id: string): Promise<HttpReply> {
    const upload = context.uploads.get(id);
    if (upload === undefined) throw new StorageError(404, 'The upload does not exist.');
    const uid = caller.kind === 'user' ? caller.uid : undefined;
    if (caller.kind !== 'admin' && upload.uid !== uid) {
      throw new StorageError(403, 'The upload is somebody else’s.');
    }
    await stopWriter(id);
    const commands = (header(call, 'x-goog-upload-command') ?? '')
      .split(',')
      .map((command) => command.trim());
    if (commands.includes('query')) return status(upload);
    if (upload.status === 'final') return finished(upload);
    if (upload.status === 'cancelled') throw new StorageError(400, 'The upload was cancelled.');
    if (commands.includes('cancel')) return cancel(upload);
    if (commands.includes('upload')) {
      const refusal = await receive(call, upload);
      if (refusal !== undefined) return refusal;
      requireStillIn(context, call);
    }
    return commands.includes('finalize') ? finalize(upload, caller) : status(upload);
  }

  async function stopWriter(id: string): Promise<void> {
    const writer = writers.get(id);
    if (writer === undefined) return;
    writer.request.destroy();
    await writer.done.catch(() => undefined);
  }

  async function receive(call: HttpCall, upload: Upload): Promise<HttpReply | undefined> {
    const offset = Number(header(call, 'x-goog-upload-offset') ?? 0);
    if (offset !== (await context.blobs.received(upload.id))) {
      return { ...(await status(upload)), status: 400 };
    }
    const done = appendCounted(context, upload, call.request);
    writers.set(upload.id, { request: call.request, done });
    try {
      await done;
    } finally {
      writers.delete(upload.id);
    }
    return undefined;
  }

  async function finalize(upload: Upload, caller: Caller): Promise<HttpReply> {
    if ((await context.blobs.received(upload.id)) === 0) {
      await context.blobs.append(upload.id, emptyStream(), context.maxSize);
    }
    const { bucket, name, metadata } = upload;
    const destination = { bucket, name, own: metadata, caller };
    try {
      await requireAsReceived(context, upload.id);
      const object = await writeObject(context, upload.id, destination);
      context.uploads.put({ ...upload, status: 'final' });
      return json(describeObject(object), 200, { 'X-Goog-Upload-Status': 'final' });
    } catch (error) {
      if (error instanceof DamagedRecordError) await context.blobs.drop(upload.id);
      context.uploads.put({ ...upload, status: 'cancelled' });
      throw error;
    }
  }

  async function cancel(upload: Upload): Promise<HttpReply> {
    await context.blobs.drop(upload.id);
    context.uploads.put({ ...upload, status: 'cancelled' });
    return json({}, 200, { 'X-Goog-Upload-Status': 'cancelled' });
  }

  async function status(upload: Upload): Promise<HttpReply> {
    const received =
      upload.status === 'final'
        ? (context.objects.get(upload.bucket, upload.name)?.size ?? 0)
        : await context.blobs.received(upload.id);
    return json({}, 200, {
      'X-Goog-Upload-Status': upload.status,
      'X-Goog-Upload-Size-Received': String(received),
    });
  }

  /** Handles a repeated request whose response was lost. */
  function finished(upload: Upload): HttpReply {
    const object = context.objects.get(upload.bucket, upload.name);
    if (object?.blob !== upload.id) throw new StorageError(400, 'The upload is complete.');
    return json(describeObject(object), 200, { 'X-Goog-Upload-Status': 'final' });
  }

  return { start, resume };
}

async function* emptyStream(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(0);
}
