import {
  type Caller,
  header,
  type HttpCall,
  type HttpReply,
  json,
  readJsonObject,
} from '@quits/service-base';
import { readMultipart } from '../multipart.ts';
import { checkObjectName } from '../object-name.ts';
import { changedMetadata } from '../own-metadata.ts';
import type { StorageContext } from '../storage-context.ts';
import { StorageError } from '../storage-error.ts';
import type { OwnMetadata, StoredObject } from '../stored-object.ts';
import { appendCounted, requireAsReceived } from '../received-bytes.ts';
import type { Upload } from '../uploads.ts';
import { writeObject } from '../write-object.ts';
import { describeForJsonApi } from './describe-for-json-api.ts';
import { checkPreconditions } from './preconditions.ts';

const METADATA_LIMIT = 64 * 1024;

/** An administrator's upload. */
export interface JsonUploadCall {
  readonly call: HttpCall;
  readonly caller: Caller;
  readonly bucket: string;
}

/** Handles uploads of the JSON API: simple, multipart, or resumable. */
export function createJsonUpload(context: StorageContext) {
  async function begin({ call, caller, bucket }: JsonUploadCall): Promise<HttpReply> {
    const type = call.url.searchParams.get('uploadType');
    if (type === 'resumable') return start(call, bucket);
    if (type === 'multipart') {
      const body = await readMultipart(call.request, header(call, 'content-type'));
      const own = changedMetadata(typed(body.contentType), body.metadata);
      const name = nameOf(call, body.metadata);
      return store({ call, caller, bucket }, name, own, body.content);
    }
    const own = changedMetadata(typed(header(call, 'content-type')), {});
    return store({ call, caller, bucket }, nameOf(call, {}), own, call.request);
  }

  async function store(
    { call, caller, bucket }: JsonUploadCall,
    name: string,
    own: OwnMetadata,
    content: AsyncIterable<Uint8Array>,
  ): Promise<HttpReply> {
    const id = context.blobs.newUpload();
    try {
      await context.blobs.append(id, content, context.maxSize);
      checkPreconditions(call.url.searchParams, context.objects.get(bucket, name));
    } catch (error) {
      await context.blobs.drop(id);
      throw error;
    }
    return stored(call, await writeObject(context, id, { bucket, name, own, caller }));
  }

  async function start(call: HttpCall, bucket: string): Promise<HttpReply> {
    const body = await readJsonObject(call.request, METADATA_LIMIT);
    const name = nameOf(call, body);
    checkPreconditions(call.url.searchParams, context.objects.get(bucket, name));
    const id = context.blobs.newUpload();
    const metadata = changedMetadata(typed(header(call, 'x-upload-content-type')), body);
    const startedAt = context.now();
    context.uploads.put({ id, bucket, name, metadata, status: 'active', startedAt });
    const url = new URL(call.url);
    url.searchParams.set('name', name);
    url.searchParams.set('upload_id', id);
    return { status: 200, headers: { Location: url.href } };
  }

  async function proceed({ call, caller }: JsonUploadCall): Promise<HttpReply> {
    const upload = requireUpload(call);
    const range = contentRange(header(call, 'content-range'));
    if (upload.status === 'final') return finished(call, upload);
    if (upload.status === 'cancelled') throw new StorageError(410, 'The upload is over.');
    const received = await context.blobs.received(upload.id);
    if (range.start === undefined) {
      return range.total === received ? finish(call, caller, upload) : incomplete(received);
    }
    // Skip repeated bytes; the client continues from the returned position.
    if (range.start !== received) return incomplete(received);
    await appendCounted(context, upload, call.request);
    const size = await context.blobs.received(upload.id);
    const isWhole = range.isLast || range.total === size;
    return isWhole ? finish(call, caller, upload) : incomplete(size);
  }

  async function finish(call: HttpCall, caller: Caller, upload: Upload): Promise<HttpReply> {
    const { bucket, name, metadata: own } = upload;
    try {
      checkPreconditions(call.url.searchParams, context.objects.get(bucket, name));
      await requireAsReceived(context, upload.id);
      const object = await writeObject(context, upload.id, { bucket, name, own, caller });
      context.uploads.put({ ...upload, status: 'final' });
      return stored(call, object);
    } catch (error) {
      await context.blobs.drop(upload.id);
      context.uploads.put({ ...upload, status: 'cancelled' });
      throw error;
    }
  }

  /** Handles a repeated request whose response was lost. */
  function finished(call: HttpCall, upload: Upload): HttpReply {
    const object = context.objects.get(upload.bucket, upload.name);
    if (object?.blob !== upload.id) throw new StorageError(410, 'The upload is over.');
    return stored(call, object);
  }

  async function cancel({ call }: JsonUploadCall): Promise<HttpReply> {
    const upload = requireUpload(call);
    await context.blobs.drop(upload.id);
    context.uploads.put({ ...upload, status: 'cancelled' });
    return { status: CLIENT_CLOSED };
  }

  function requireUpload(call: HttpCall): Upload {
    const upload = context.uploads.get(call.url.searchParams.get('upload_id') ?? '');
    if (upload === undefined) throw new StorageError(404, 'The upload does not exist.');
    return upload;
  }

  return { begin, proceed, cancel };
}

/** Status for a cancelled upload. */
const CLIENT_CLOSED = 499;

function incomplete(received: number): HttpReply {
  return { status: 308, headers: received === 0 ? {} : { Range: `bytes=0-${received - 1}` } };
}

function stored(call: HttpCall, object: StoredObject): HttpReply {
  return json(describeForJsonApi(object, call.url.origin));
}

function nameOf(call: HttpCall, metadata: Readonly<Record<string, unknown>>): string {
  const named = call.url.searchParams.get('name') ?? metadata['name'];
  return checkObjectName(typeof named === 'string' ? named : '');
}

function typed(contentType: string | undefined): OwnMetadata {
  return contentType === undefined ? {} : { contentType };
}

interface ContentRange {
  /** `undefined` if the client only asks for the number of received bytes. */
  readonly start?: number;
  readonly isLast: boolean;
  readonly total?: number;
}

/** @throws {StorageError} 400 for an invalid range */
function contentRange(value: string | undefined): ContentRange {
  if (value === undefined) return { start: 0, isLast: true };
  const match = /^bytes (?:\*|(\d+)-(\d+|\*))\/(\d+|\*)$/.exec(value);
  if (match === null) throw new StorageError(400, 'Invalid Content-Range.');
  const [, start, end, total] = match;
  return {
    ...(start === undefined ? {} : { start: Number(start) }),
    ...(total === undefined || total === '*' ? {} : { total: Number(total) }),
    isLast: end === '*',
  };
}
