import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding, type Message } from '@quits/service-base';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { documentText, isDocument } from '../value/document-text.ts';
import { columnLines } from './column-lines.ts';
import { COLUMNS_TYPE } from './columns.ts';
import { errorBody } from './error-body.ts';
import { sendJson } from './send-json.ts';

type Compressor = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip>;

/** Minimum characters per write; writing each message separately would take longer than creating it. */
const BATCH = 64 * 1024;
/** Batches per flush; more frequent flushes would make the compression worse. */
const FLUSH_EVERY = 16;
/** The same for columns, whose batches are blocks of documents. */
const FLUSH_BLOCKS = 2;
/** Quality of Brotli; level 9 would save 5% and take three times as long. */
const QUALITY = 5;
/** Size hint for Brotli, in bytes. With a large one, it searches more of the earlier text for matches, at about the same speed. */
const SIZE_HINT = 16 * 1024 * 1024;

/**
 * Sends messages as a JSON array, or as {@link COLUMNS_TYPE} if the client accepts it. Streams a long array, so that clients can show its first elements early. A failure after
 * that becomes the last element, because the status has been sent.
 * @throws {unknown} errors of `messages` before anything is sent
 */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  messages: AsyncIterable<Message>,
): Promise<void> {
  const asColumns = request.headers.accept?.includes(COLUMNS_TYPE) === true;
  const type = asColumns ? COLUMNS_TYPE : 'application/json';
  const batches = asColumns ? columnLines(messages) : batchesOf(messages);
  const first = await batches.next();
  response.appendHeader('vary', 'Accept');
  if (first.done === true) return sendJson(request, response, first.value, { type });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.appendHeader('vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(200, {
    'content-type': `${type}; charset=UTF-8`,
    'cache-control': 'no-store',
  });
  const compressor = encoding === undefined ? undefined : createCompressor(encoding);
  const texts = withFlushes(
    first.value,
    batches,
    compressor,
    asColumns ? FLUSH_BLOCKS : FLUSH_EVERY,
  );
  const sent =
    compressor === undefined ? pipeline(texts, response) : pipeline(texts, compressor, response);
  // Rejects if the client disconnects; `pipeline` then also stops reading.
  await sent.catch(() => undefined);
}

/**
 * Yields all batches except the last one, which it returns; a short array has only that one. A failure after the first batch
 * becomes the last element.
 */
async function* batchesOf(messages: AsyncIterable<Message>): AsyncGenerator<string, string> {
  let text = '[';
  let separator = '';
  let isStarted = false;
  try {
    for await (const message of messages) {
      text += separator + textOf(message);
      separator = ',\n';
      if (text.length < BATCH) continue;
      isStarted = true;
      yield text;
      text = '';
    }
  } catch (thrown) {
    if (!isStarted) throw thrown;
    text += separator + JSON.stringify(errorBody(toRpcError(thrown)));
  }
  return `${text}]`;
}

function textOf(message: Message): string {
  const { document, ...rest } = message;
  if (!isDocument(document)) return JSON.stringify(message);
  const tail = JSON.stringify(rest);
  return `{"document":${documentText(document)}${tail === '{}' ? '' : ','}${tail.slice(1)}`;
}

/** Yields every batch, and flushes the compressor at intervals. */
async function* withFlushes(
  first: string,
  batches: AsyncGenerator<string, string>,
  compressor: Compressor | undefined,
  flushEvery: number,
): AsyncGenerator<string, void> {
  try {
    let next: IteratorResult<string, string> = { done: false, value: first };
    for (let count = 0; ; count += 1) {
      yield next.value;
      if (next.done === true) return;
      if (count % flushEvery === 0) compressor?.flush();
      next = await batches.next();
    }
  } finally {
    await batches.return('');
  }
}

function createCompressor(encoding: Encoding): Compressor {
  return encoding === 'gzip'
    ? createGzip()
    : createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: SIZE_HINT,
        },
      });
}
