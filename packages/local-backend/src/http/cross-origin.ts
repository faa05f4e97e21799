import type { ReplyHeaders, TrustedNames } from '@quits/service-base';

const EXPOSED = [
  'Content-Type',
  'Content-Range',
  'ETag',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Control-URL',
  'X-Goog-Upload-Chunk-Granularity',
  'X-GUpload-UploadID',
].join(', ');

/** Returns headers that let a page of a trusted origin read a response; none for other pages. */
export function crossOriginHeaders(
  origin: string | undefined,
  trusted: TrustedNames,
): ReplyHeaders {
  if (origin === undefined || !trusted.hasOrigin(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED,
  };
}

/** Headers of the answer to a preflight request; without permission for an origin that is not trusted. */
export function preflightHeaders(
  origin: string | undefined,
  asked: { readonly headers: string | undefined; readonly privateNetwork: boolean },
  methods: readonly string[],
  trusted: TrustedNames,
): ReplyHeaders {
  if (origin === undefined || !trusted.hasOrigin(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin, Access-Control-Request-Headers',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': asked.headers ?? '',
    'Access-Control-Max-Age': '7200',
    ...(asked.privateNetwork ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
  };
}
