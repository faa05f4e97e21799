import {
  acceptedEncoding,
  header,
  type HttpCall,
  type HttpReply,
  isCompressible,
  type ReplyHeaders,
} from '@quits/service-base';
import { contentType } from './content-type.ts';
import type { StaticFile } from './static-file.ts';

/** A file to reply with. */
export interface ServedFile {
  /** Its path, whose extension is its type. */
  readonly path: string;
  readonly file: StaticFile;
  /** @default 200 */
  readonly status?: number;
}

/** Replies with a file in an encoding that the caller accepts, or that it hasn't changed. */
export async function fileReply(
  call: HttpCall,
  { path, file, status = 200 }: ServedFile,
  added: ReplyHeaders,
): Promise<HttpReply> {
  const type = contentType(path);
  const encoding = isCompressible(type)
    ? acceptedEncoding(header(call, 'accept-encoding'))
    : undefined;
  const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
  const headers: ReplyHeaders = {
    'Content-Type': type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(encoded === undefined || encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    ...added,
  };
  if (status === 200 && header(call, 'if-none-match')?.includes(file.etag) === true) {
    return { status: 304, headers };
  }
  return { status, headers, body: encoded ?? file.body };
}
