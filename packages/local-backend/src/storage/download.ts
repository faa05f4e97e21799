import { header, type HttpCall, type HttpReply, type ReplyHeaders } from '@quits/service-base';
import { parseRange } from './byte-range.ts';
import type { StorageContext } from './storage-context.ts';
import { describeObject, etagOf, type StoredObject } from './stored-object.ts';

/**
 * Sends an object's bytes. Uploaded files share our origin, so when opened in a browser they may
 * run no scripts and load nothing.
 */
export async function download(
  context: StorageContext,
  call: HttpCall,
  object: StoredObject,
): Promise<HttpReply> {
  const headers = headersOf(object);
  const etag = `"${etagOf(object)}"`;
  if (header(call, 'if-none-match')?.includes(etag) === true) return { status: 304, headers };
  const condition = header(call, 'if-range');
  const isRangeWanted = condition === undefined || condition === etag;
  const range = isRangeWanted ? parseRange(header(call, 'range'), object.size) : undefined;
  if (range === 'unsatisfiable') {
    const whole = { ...headers, 'Content-Range': `bytes */${object.size}` };
    return { status: 416, headers: whole };
  }
  if (object.size === 0) return { status: 200, headers };
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  const part =
    range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${object.size}` };
  return {
    status: range === undefined ? 200 : 206,
    headers: { ...headers, ...length, ...part },
    body: await context.objects.read(object, { start, end }),
  };
}

function headersOf(object: StoredObject): ReplyHeaders {
  const { contentEncoding, contentLanguage } = object;
  const described = describeObject(object);
  return {
    'Accept-Ranges': 'bytes',
    'Cache-Control': object.cacheControl ?? 'private, max-age=0',
    'Content-Disposition': String(described['contentDisposition']),
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'Content-Type': String(described['contentType']),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${etagOf(object)}"`,
    'Last-Modified': new Date(object.updated).toUTCString(),
    'X-Goog-Generation': object.generation,
    'X-Goog-Hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    'X-Goog-Metageneration': object.metageneration,
    'X-Goog-Stored-Content-Encoding': contentEncoding ?? 'identity',
    'X-Goog-Stored-Content-Length': String(object.size),
    ...(contentEncoding === undefined ? {} : { 'Content-Encoding': contentEncoding }),
    ...(contentLanguage === undefined ? {} : { 'Content-Language': contentLanguage }),
  };
}
