import { randomUUID } from 'node:crypto';
import {
  type Caller,
  header,
  type HttpCall,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import { answer } from './answer.ts';
import { download } from './download.ts';
import { libraryCaller } from './library-caller.ts';
import { readMultipart } from './multipart.ts';
import { checkObjectName } from './object-name.ts';
import { changedMetadata } from './own-metadata.ts';
import { withGivenTokens } from './given-tokens.ts';
import { createResumable } from './resumable.ts';
import {
  checkBucket,
  requireAllowed,
  requireObject,
  requireStillIn,
  type StorageContext,
} from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { describeObject, withoutOwn } from './stored-object.ts';
import { writeObject } from './write-object.ts';

const BUCKET = '/v0/b/{bucket}/o';
const OBJECT = `${BUCKET}/{object=**}`;
const METADATA_LIMIT = 64 * 1024;
const MOST_LISTED = 1000;

interface StorageCall {
  readonly call: HttpCall;
  readonly caller: Caller;
  readonly bucket: string;
}

type Give = (call: StorageCall) => HttpReply | Promise<HttpReply>;

/** Routes of the object store, as the client SDK uses them. */
export function storageRoutes(context: StorageContext): Route[] {
  const resumable = createResumable(context);
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'api',
    handle: (call) =>
      answer(async () => {
        const isElement = header(call, 'authorization') === undefined && method === 'GET';
        const library = libraryCaller(context, call);
        const caller =
          isElement && library.kind === 'nobody' ? context.cookieCaller(call) : library;
        const bucket = checkBucket(context, call.params['bucket'] ?? '');
        return give({ call, caller, bucket });
      }),
  });

  function upload({ call, caller, bucket }: StorageCall): Promise<HttpReply> {
    const id = call.url.searchParams.get('upload_id');
    if (id !== null) return resumable.resume(call, caller, id);
    const name = checkObjectName(call.params['object'] ?? call.url.searchParams.get('name') ?? '');
    const protocol = header(call, 'x-goog-upload-protocol');
    if (protocol === 'resumable') return resumable.start(call, caller, bucket, name);
    return uploadAtOnce({ call, caller, bucket }, name, protocol === 'multipart');
  }

  async function uploadAtOnce(
    { call, caller, bucket }: StorageCall,
    name: string,
    isMultipart: boolean,
  ): Promise<HttpReply> {
    const type = header(call, 'content-type');
    const body = isMultipart
      ? await readMultipart(call.request, type)
      : {
          metadata: {},
          content: call.request,
          ...(type === undefined ? {} : { contentType: type }),
        };
    const { contentType } = body;
    const own = changedMetadata(contentType === undefined ? {} : { contentType }, body.metadata);
    context.limits?.requireRoom(caller, name, Number(header(call, 'content-length') ?? 0));
    const id = context.blobs.newUpload();
    try {
      await context.blobs.append(id, body.content, context.maxSize);
      requireStillIn(context, call);
    } catch (error) {
      await context.blobs.drop(id);
      throw error;
    }
    const object = await writeObject(context, id, { bucket, name, own, caller });
    return json(describeObject(object));
  }

  function list({ call, caller, bucket }: StorageCall): HttpReply {
    const query = call.url.searchParams;
    const prefix = query.get('prefix') ?? '';
    requireAllowed(context, { method: 'list', caller, bucket, name: prefix });
    const pageToken = query.get('pageToken');
    const limit = Number(query.get('maxResults') ?? MOST_LISTED);
    const page = context.objects.list(bucket, {
      prefix,
      delimiter: query.get('delimiter') ?? '',
      limit: limit >= 1 ? Math.min(Math.floor(limit), MOST_LISTED) : MOST_LISTED,
      ...(pageToken === null ? {} : { pageToken }),
    });
    const items = page.names.map((name) => ({ name, bucket }));
    return json({ prefixes: page.prefixes, items, nextPageToken: page.nextPageToken });
  }

  async function get({ call, caller, bucket }: StorageCall): Promise<HttpReply> {
    const name = checkObjectName(call.params['object'] ?? '');
    const object = context.objects.get(bucket, name);
    const isMedia = call.url.searchParams.get('alt') === 'media';
    const token = call.url.searchParams.get('token');
    if (isMedia && token !== null && object?.downloadTokens.includes(token) === true) {
      return download(context, call, object);
    }
    requireAllowed(context, { method: 'get', caller, bucket, name, before: object });
    const found = requireObject(context, bucket, name);
    return isMedia ? download(context, call, found) : json(describeObject(found));
  }

  async function patch({ call, caller, bucket }: StorageCall): Promise<HttpReply> {
    const name = checkObjectName(call.params['object'] ?? '');
    const changes = await readJsonObject(call.request, METADATA_LIMIT);
    const before = context.objects.get(bucket, name);
    const { own, tokens } = withGivenTokens(changedMetadata(before ?? {}, changes), caller);
    const after = before === undefined ? undefined : { ...withoutOwn(before), ...own };
    requireAllowed(context, { method: 'update', caller, bucket, name, before, after });
    const object = requireObject(context, bucket, name);
    return json(describeObject(context.objects.changeMetadata(object, own, tokens)));
  }

  async function remove({ call, caller, bucket }: StorageCall): Promise<HttpReply> {
    const name = checkObjectName(call.params['object'] ?? '');
    const before = context.objects.get(bucket, name);
    requireAllowed(context, { method: 'delete', caller, bucket, name, before });
    await context.objects.remove(requireObject(context, bucket, name));
    return { status: 204 };
  }

  /** Creates and revokes download tokens at the object's URL; for administrators. */
  function changeTokens({ call, caller, bucket }: StorageCall): HttpReply | undefined {
    const query = call.url.searchParams;
    const revoked = query.get('delete_token');
    if (revoked === null && query.get('create_token') !== 'true') return undefined;
    if (caller.kind !== 'admin') throw new StorageError(403, 'Only administrators may do this.');
    const name = checkObjectName(call.params['object'] ?? '');
    const object = requireObject(context, bucket, name);
    const kept = object.downloadTokens.filter((token) => token !== revoked);
    // The client library assumes that there is at least one.
    const tokens = revoked === null ? [...kept, randomUUID()] : kept;
    const changed = context.objects.changeTokens(
      object,
      tokens.length > 0 ? tokens : [randomUUID()],
    );
    return json(describeObject(changed));
  }

  return [
    route('POST', BUCKET, upload),
    route('GET', BUCKET, list),
    route('POST', OBJECT, (call) => changeTokens(call) ?? upload(call)),
    route('PUT', OBJECT, upload),
    route('GET', OBJECT, get),
    route('PATCH', OBJECT, patch),
    route('DELETE', OBJECT, remove),
  ];
}
