import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type HttpReply, text } from '@quits/service-base';
import type { CallTarget } from './call-target.ts';
import type { FunctionProcess } from './function-process.ts';

/** Longest wait for functions that are being loaded, in ms. */
const LOAD_PATIENCE = 15_000;
/** Headers of one connection (RFC 9110, 7.6.1), and pseudo-headers. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A call of a function; `address` is the caller's. */
type Call = CallTarget & { readonly address: string };

/** Answers a request with the answer of a function. */
export async function proxyCall(
  process: FunctionProcess,
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await ask(process, request, call, gone.signal);
  if (answer === undefined) {
    response.writeHead(503, { 'Retry-After': '5' }).end(NOT_LOADED);
    return;
  }
  response.writeHead(answer.statusCode ?? 500, endToEnd(answer.headers));
  await pipeline(answer, response);
}

/** Returns the answer of a function to a request. */
export async function replyOf(
  process: FunctionProcess,
  request: IncomingMessage,
  call: Call,
): Promise<HttpReply> {
  const answer = await ask(process, request, call);
  if (answer === undefined) return text(NOT_LOADED, 503, { 'Retry-After': '5' });
  const headers = Object.entries(endToEnd(answer.headers)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    status: answer.statusCode ?? 500,
    headers: Object.fromEntries(headers),
    body: answer,
  };
}

const NOT_LOADED = 'The functions are not loaded.\n';

/** Returns a function's answer; `undefined` if the functions can't be loaded. */
async function ask(
  process: FunctionProcess,
  request: IncomingMessage,
  { id, path, address }: Call,
  gone?: AbortSignal,
): Promise<IncomingMessage | undefined> {
  const worker = await process.ready(LOAD_PATIENCE);
  if (worker === undefined) return undefined;
  const sent = worker.request('request', id, {
    method: request.method ?? 'GET',
    path,
    headers: { 'x-forwarded-for': address, ...endToEnd(request.headers) },
  });
  gone?.addEventListener('abort', () => sent.destroy());
  const answered = once(sent, 'response');
  // The function may answer before it has read everything.
  pipeline(request, sent).catch(() => undefined);
  const [answer]: IncomingMessage[] = await answered;
  return answer;
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !name.startsWith(':')),
  );
}
