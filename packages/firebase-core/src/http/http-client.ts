import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import { failureOf, isRetryable } from './http-failure.ts';
import { xsrfHeader, type XsrfOptions } from './xsrf-header.ts';

/** Options of {@link createHttpClient}. */
export interface HttpClientOptions extends XsrfOptions {
  /** Sends the requests. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** How long one attempt may take, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Number of retries of an idempotent request. @default 2 */
  retries?: number;
  /** Milliseconds before a retry; the first retry is 1. @default 300 ms, doubled each time, half of it random */
  delayOf?: (repetition: number) => number;
}

/** Options of a request. */
export interface HttpRequest {
  /** HTTP method. @default 'GET' */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Request body. */
  body?: BodyInit;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** Whether the request may be repeated. @default true except for POST and PATCH */
  idempotent?: boolean;
}

/** Sends requests to the host of the page, or to another one by an absolute URL. */
export interface HttpClient {
  /** Returns a 2xx response, or an error with a `network/…` code. */
  request(url: string, request?: HttpRequest): Promise<Result<Response, AppError>>;
}

/** Creates a client with timeouts, retries and protection against cross-site request forgery. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { timeoutMs = 10_000, retries = 2, delayOf = defaultDelay } = options;
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  async function attempt(url: string, request: HttpRequest): Promise<Result<Response, AppError>> {
    const { method = 'GET', body, signal } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(url, {
        method,
        headers: { ...request.headers, ...xsrfHeader(url, method, options) },
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
        ...(body === undefined ? {} : { body }),
      });
      if (response.ok) return ok(response);
      // The caller gets no response to read; an unread body would keep the request open.
      await response.body?.cancel();
      return err(failureOf(response.status));
    } catch (cause) {
      if (signal?.aborted === true) return err(createAppError('network/aborted', { cause }));
      if (timeout.aborted) return err(createAppError('network/timeout', { cause }));
      // Only browsers have `navigator.onLine`.
      const device: Partial<Navigator> | undefined = globalThis.navigator;
      const offline = device?.onLine === false;
      return err(createAppError(offline ? 'network/offline' : 'network/failed', { cause }));
    }
  }

  return {
    async request(url, request = {}) {
      const { method = 'GET', signal } = request;
      const repeatable = request.idempotent ?? (method !== 'POST' && method !== 'PATCH');
      const repetitions = repeatable ? retries : 0;
      let result = await attempt(url, request);
      for (let repetition = 1; repetition <= repetitions; repetition += 1) {
        if (result.ok || !isRetryable(result.error)) break;
        await pause(delayOf(repetition), signal);
        result = await attempt(url, request);
      }
      return result;
    },
  };
}

function defaultDelay(repetition: number): number {
  const most = 300 * 2 ** (repetition - 1);
  return most / 2 + (Math.random() * most) / 2;
}

/** Resolves early if the request is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
