import { StorageError } from './storage-error.ts';

/** A `multipart/related` body of two parts: the object's metadata, and its bytes. */
export interface MultipartBody {
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Content type of the second part; `undefined` if not stated. */
  readonly contentType?: string;
  /** The bytes as a stream. */
  readonly content: AsyncIterable<Buffer>;
}

const HEADERS_END = Buffer.from('\r\n\r\n');
/** Longest first part with all headers, in bytes. */
const LONGEST_HEAD = 256 * 1024;

/** @throws {StorageError} 400 when the body is not of this form */
export async function readMultipart(
  source: AsyncIterable<Buffer>,
  contentType: string | undefined,
): Promise<MultipartBody> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '');
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined || name.length > 200) throw malformed('no boundary');
  const delimiter = Buffer.from(`\r\n--${name}`);
  const chunks = source[Symbol.asyncIterator]();
  // The first delimiter has no line break before it; with one, all are alike.
  let buffer = Buffer.from('\r\n');

  async function takeUntil(mark: Buffer): Promise<Buffer> {
    for (;;) {
      const at = buffer.indexOf(mark);
      if (at >= 0) {
        const head = buffer.subarray(0, at);
        buffer = buffer.subarray(at + mark.length);
        return head;
      }
      if (buffer.length > LONGEST_HEAD) throw malformed('the first part is too long');
      const next = await chunks.next();
      if (next.done === true) throw malformed('it ends early');
      buffer = Buffer.concat([buffer, next.value]);
    }
  }

  await takeUntil(delimiter);
  await takeUntil(HEADERS_END);
  const metadata = parseMetadata(await takeUntil(delimiter));
  const headers = (await takeUntil(HEADERS_END)).toString('utf8');
  const type = /^content-type:[ \t]*(.+?)[ \t]*$/im.exec(headers)?.[1];
  return {
    metadata,
    content: untilDelimiter(buffer, chunks, delimiter),
    ...(type === undefined ? {} : { contentType: type }),
  };
}

/** Yields bytes except for the last few, which may be the start of the delimiter. */
async function* untilDelimiter(
  first: Buffer,
  chunks: AsyncIterator<Buffer>,
  delimiter: Buffer,
): AsyncGenerator<Buffer> {
  let buffer = first;
  for (;;) {
    const at = buffer.indexOf(delimiter);
    if (at >= 0) {
      yield buffer.subarray(0, at);
      // Ignore the epilogue, but read it.
      while ((await chunks.next()).done !== true);
      return;
    }
    const safe = buffer.length - delimiter.length;
    if (safe > 0) {
      yield buffer.subarray(0, safe);
      buffer = buffer.subarray(safe);
    }
    const next = await chunks.next();
    if (next.done === true) throw malformed('it ends early');
    buffer = Buffer.concat([buffer, next.value]);
  }
}

function parseMetadata(source: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(source.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Readonly<Record<string, unknown>>;
    }
  } catch {
    throw malformed('its first part is not JSON');
  }
  throw malformed('its first part is not a JSON object');
}

function malformed(reason: string): StorageError {
  return new StorageError(400, `Malformed multipart body: ${reason}.`);
}
