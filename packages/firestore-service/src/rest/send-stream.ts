import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding, type Message } from '@quits/service-base';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { errorBody } from './error-body.ts';
import { sendJson } from './send-json.ts';

type Compressor = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip>;

/** Characters written at once: writing each message by itself would take longer than making it. */
const BATCH = 64 * 1024;
/** Batches between flushes: a compressor that is flushed more often compresses less. */
const FLUSH_EVERY = 16;
/** Brotli's best quality for its time: level 9 saves 3 % and takes three times as long. */
const QUALITY = 5;

/**
 * Sends messages as a JSON array. A long one is sent while it is read, so that clients can show its beginning; a failure
 * then becomes its last element, as the status has been sent.
 * @throws {unknown} what reading throws, if nothing has been sent yet
 */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  messages: AsyncIterable<Message>,
): Promise<void> {
  const batches = batchesOf(messages);
  const first = await batches.next();
  if (first.done === true) return sendJson(request, response, first.value);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.appendHeader('vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
  });
  const compressor = encoding === undefined ? undefined : createCompressor(encoding);
  const texts = flushing(first.value, batches, compressor);
  const sent =
    compressor === undefined ? pipeline(texts, response) : pipeline(texts, compressor, response);
  // Fails if the client hangs up; `pipeline` then ends the reading as well.
  await sent.catch(() => undefined);
}

/**
 * Yields all batches but the last, which it returns: the only one of a short array. After the first batch, a failure
 * becomes the last element.
 */
async function* batchesOf(messages: AsyncIterable<Message>): AsyncGenerator<string, string> {
  let text = '[';
  let separator = '';
  let isStarted = false;
  try {
    for await (const message of messages) {
      text += separator + JSON.stringify(message);
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

/** Yields every batch, and flushes the compressor now and then. */
async function* flushing(
  first: string,
  batches: AsyncGenerator<string, string>,
  compressor: Compressor | undefined,
): AsyncGenerator<string, void> {
  try {
    let next: IteratorResult<string, string> = { done: false, value: first };
    for (let count = 0; ; count += 1) {
      yield next.value;
      if (next.done === true) return;
      if (count % FLUSH_EVERY === 0) compressor?.flush();
      next = await batches.next();
    }
  } finally {
    await batches.return('');
  }
}

function createCompressor(encoding: Encoding): Compressor {
  return encoding === 'gzip'
    ? createGzip()
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
