import {
  type Caller,
  type HttpCall,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { answer } from '../answer.ts';
import { download } from '../download.ts';
import { withGivenTokens } from '../given-tokens.ts';
import { libraryCaller } from '../library-caller.ts';
import { checkObjectName } from '../object-name.ts';
import { changedMetadata } from '../own-metadata.ts';
import { checkBucket, requireObject, type StorageContext } from '../storage-context.ts';
import { StorageError } from '../storage-error.ts';
import type { StoredObject } from '../stored-object.ts';
import { copyObjects, moveObject } from './copy-objects.ts';
import { describeBucket, describeForJsonApi } from './describe-for-json-api.ts';
import { createJsonUpload } from './json-upload.ts';
import { checkPreconditions } from './preconditions.ts';

const BODY_LIMIT = 1024 * 1024;
const MOST_LISTED = 1000;
const MOST_COMPOSED = 32;
/** Base paths; libraries that use an emulator's host omit the service's path. */
const BASES = ['/b', '/storage/v1/b', '/download/storage/v1/b'];
const UPLOAD = '/upload/storage/v1/b/{bucket}/o';

interface AdminCall {
  readonly call: HttpCall;
  readonly caller: Caller;
  readonly bucket: string;
}

type Give = (call: AdminCall) => HttpReply | Promise<HttpReply>;

/** Routes of the JSON API, by which `firebase-admin/storage` and other servers' libraries work. */
export function jsonApiRoutes(context: StorageContext): Route[] {
  const upload = createJsonUpload(context);
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'none',
    handle: (call) =>
      answer(() => {
        requireSameOrigin(call);
        const caller = libraryCaller(context, call);
        if (caller.kind !== 'admin')
          throw new StorageError(401, 'Only administrators may do this.');
        return give({ call, caller, bucket: checkBucket(context, call.params['bucket'] ?? '') });
      }),
  });

  function bucketOf({ call, bucket }: AdminCall): HttpReply {
    const isNew = context.objects.list(bucket, { prefix: '', delimiter: '', limit: 1 });
    const isOwn = bucket.startsWith(`${context.project}.`);
    if (!isOwn && isNew.names.length === 0) {
      throw new StorageError(404, 'The specified bucket does not exist.');
    }
    return json(describeBucket(bucket, call.url.origin));
  }

  function list({ call, bucket }: AdminCall): HttpReply {
    const query = call.url.searchParams;
    const pageToken = query.get('pageToken');
    const limit = Number(query.get('maxResults') ?? MOST_LISTED);
    const page = context.objects.list(bucket, {
      prefix: query.get('prefix') ?? '',
      delimiter: query.get('delimiter') ?? '',
      limit: limit >= 1 ? Math.min(Math.floor(limit), MOST_LISTED) : MOST_LISTED,
      ...(pageToken === null ? {} : { pageToken }),
    });
    const items = page.names.flatMap((name) => {
      const object = context.objects.get(bucket, name);
      return object === undefined ? [] : [describeForJsonApi(object, call.url.origin)];
    });
    const { prefixes, nextPageToken } = page;
    return json({ kind: 'storage#objects', items, prefixes, nextPageToken });
  }

  async function get({ call, bucket }: AdminCall): Promise<HttpReply> {
    const object = named(call, bucket);
    const isMedia =
      call.url.searchParams.get('alt') === 'media' || call.url.pathname.startsWith('/download/');
    return isMedia ? download(context, call, object) : described(call, object);
  }

  async function patch({ call, caller, bucket }: AdminCall): Promise<HttpReply> {
    const changes = await readJsonObject(call.request, BODY_LIMIT);
    const object = named(call, bucket);
    const { own, tokens } = withGivenTokens(changedMetadata(object, changes), caller);
    return described(call, context.objects.changeMetadata(object, own, tokens));
  }

  async function remove({ call, bucket }: AdminCall): Promise<HttpReply> {
    await context.objects.remove(named(call, bucket));
    return { status: 204 };
  }

  async function rewrite({ call, caller, bucket }: AdminCall): Promise<HttpReply> {
    const changes = await readJsonObject(call.request, BODY_LIMIT);
    const source = found(call, bucket, 'ifSource');
    const resource = await copyObjects(context, [source], {
      ...target(call, checkBucket(context, call.params['toBucket'] ?? bucket)),
      caller,
      changes,
    });
    const size = String(resource.size);
    return json({
      kind: 'storage#rewriteResponse',
      totalBytesRewritten: size,
      objectSize: size,
      done: true,
      resource: describeForJsonApi(resource, call.url.origin),
    });
  }

  async function copy({ call, caller, bucket }: AdminCall): Promise<HttpReply> {
    const changes = await readJsonObject(call.request, BODY_LIMIT);
    const source = found(call, bucket, 'ifSource');
    const to = target(call, checkBucket(context, call.params['toBucket'] ?? bucket));
    return described(call, await copyObjects(context, [source], { ...to, caller, changes }));
  }

  async function move({ call, caller, bucket }: AdminCall): Promise<HttpReply> {
    const source = found(call, bucket, 'ifSource');
    return described(call, await moveObject(context, source, { ...target(call, bucket), caller }));
  }

  async function compose({ call, caller, bucket }: AdminCall): Promise<HttpReply> {
    const body = await readJsonObject(call.request, BODY_LIMIT);
    const listed = body['sourceObjects'];
    if (!Array.isArray(listed) || listed.length === 0 || listed.length > MOST_COMPOSED) {
      throw new StorageError(400, `From 1 to ${MOST_COMPOSED} objects can be put together.`);
    }
    const sources = listed.map((one: unknown) =>
      requireObject(context, bucket, String((one as { name?: unknown } | null)?.name)),
    );
    const changes = (body['destination'] ?? {}) as Readonly<Record<string, unknown>>;
    const name = checkObjectName(call.params['object'] ?? '');
    checkPreconditions(call.url.searchParams, context.objects.get(bucket, name));
    const whole = await copyObjects(context, sources, { bucket, name, caller, changes });
    return described(call, whole);
  }

  /** Returns the object in the path, in the requested version. */
  function named(call: HttpCall, bucket: string): StoredObject {
    return found(call, bucket, 'if');
  }

  function found(call: HttpCall, bucket: string, prefix: 'if' | 'ifSource'): StoredObject {
    const query = call.url.searchParams;
    const object = requireObject(context, bucket, call.params['object'] ?? '');
    const generation = query.get(prefix === 'if' ? 'generation' : 'sourceGeneration');
    if (generation !== null && generation !== object.generation) {
      throw new StorageError(404, `No such object: ${bucket}/${object.name}#${generation}`);
    }
    checkPreconditions(query, object, prefix);
    return object;
  }

  function target(call: HttpCall, bucket: string): { bucket: string; name: string } {
    const name = checkObjectName(call.params['to'] ?? '');
    checkPreconditions(call.url.searchParams, context.objects.get(bucket, name));
    return { bucket, name };
  }

  return [
    ...BASES.flatMap((base) => {
      const bucket = `${base}/{bucket}`;
      const object = `${bucket}/o/{object}`;
      return [
        route('GET', bucket, bucketOf),
        route('GET', `${bucket}/o`, list),
        route('GET', object, get),
        route('PATCH', object, patch),
        route('PUT', object, patch),
        route('DELETE', object, remove),
        route('POST', `${object}/compose`, compose),
        route('POST', `${object}/moveTo/o/{to}`, move),
        route('POST', `${object}/rewriteTo/b/{toBucket}/o/{to}`, rewrite),
        route('POST', `${object}/copyTo/b/{toBucket}/o/{to}`, copy),
      ];
    }),
    route('POST', UPLOAD, upload.begin),
    route('PUT', UPLOAD, upload.proceed),
    route('DELETE', UPLOAD, upload.cancel),
  ];
}

function described(call: HttpCall, object: StoredObject): HttpReply {
  return json(describeForJsonApi(object, call.url.origin));
}
