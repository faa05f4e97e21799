import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import { failureOf, isRetryable } from './http-failure.ts';
import { xsrfHeader, type XsrfOptions } from './xsrf-header.ts';

/** Options of {@link createHttpClient}. */
export interface HttpClientOptions extends XsrfOptions {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** How long one attempt may take, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** How often a call that may be repeated is repeated. @default 2 */
  retries?: number;
  /** Milliseconds before the repetition of this number, from 1. @default 300 ms doubling, half of it random */
  delayOf?: (repetition: number) => number;
}

/** One call. */
export interface HttpRequest {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: BodyInit;
  /** Gives the call up. */
  signal?: AbortSignal;
  /** Whether doing it twice is the same as once. @default true but for POST and PATCH */
  idempotent?: boolean;
}

/** Calls the host that serves the page, or another one by its absolute address. */
export interface HttpClient {
  /** An answer of 2xx, or why there is none, as a code of `network/…`. */
  request(url: string, request?: HttpRequest): Promise<Result<Response, AppError>>;
}

/** Creates a client with time-outs, repetitions and protection against cross-site request forgery. */
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
      // Only browsers know.
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

/** Ends early when the call is given up. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
