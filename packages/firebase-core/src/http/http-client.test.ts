import { describe, expect, it } from 'vitest';
import { createHttpClient, type HttpRequest } from './http-client.ts';
import { xsrfHeader } from './xsrf-header.ts';
import { createSessionCookie } from './session-cookie.ts';

type Answer = number | 'drop' | 'hang';

/** A client whose host gives these answers, one after another, and what it was sent. */
function hostAnswering(...answers: Answer[]) {
  const sent: RequestInit[] = [];
  const client = createHttpClient({
    timeoutMs: 20,
    delayOf: () => 0,
    readCookies: () => 'a=b; XSRF-TOKEN=to%2Eken',
    fetch: (_, init = {}) => {
      const answer = answers[sent.length] ?? 200;
      sent.push(init);
      if (answer === 'drop') return Promise.reject(new TypeError('network'));
      if (answer === 'hang') {
        return new Promise((_resolve, reject) => {
          if (init.signal?.aborted === true) reject(new Error('aborted'));
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      return Promise.resolve(new Response(null, { status: answer }));
    },
  });
  const request = async (init?: HttpRequest) => {
    const result = await client.request('/path', init);
    return result.ok ? result.value.status : result.error.code;
  };
  return { client, request, sent };
}

describe('an HTTP client', () => {
  it.each<[Answer, string]>([
    [400, 'network/refused'],
    [401, 'network/unauthenticated'],
    [403, 'network/refused'],
  ])('gives up at once after %s', async (answer, code) => {
    const { request, sent } = hostAnswering(answer);
    expect(await request()).toBe(code);
    expect(sent).toHaveLength(1);
  });

  it.each<[Answer, string]>([
    [408, 'network/timeout'],
    [429, 'network/throttled'],
    [503, 'network/server'],
    ['drop', 'network/failed'],
    ['hang', 'network/timeout'],
  ])('repeats a call after %s, and says why when it stays so', async (answer, code) => {
    expect(await hostAnswering(answer).request()).toBe(200);
    const stubborn = hostAnswering(answer, answer, answer, answer);
    expect(await stubborn.request()).toBe(code);
    expect(stubborn.sent).toHaveLength(3);
  });

  it('never repeats a POST that did not say that it may be repeated', async () => {
    const { request, sent } = hostAnswering(503);
    expect(await request({ method: 'POST' })).toBe('network/server');
    expect(sent).toHaveLength(1);
    expect(await hostAnswering(503).request({ method: 'POST', idempotent: true })).toBe(200);
  });

  it('tells a call that was given up from one that took too long', async () => {
    const { request } = hostAnswering('hang');
    expect(await request({ signal: AbortSignal.abort() })).toBe('network/aborted');
  });

  it('proves changes to be its own', async () => {
    const { request, sent } = hostAnswering();
    await request({ method: 'DELETE' });
    await request();
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'X-XSRF-TOKEN': 'to.ken' }, {}]);
  });
});

describe('the XSRF header', () => {
  const options = { readCookies: () => 'XSRF-TOKEN=t' };

  it.each(['/a', 'a/b', './a', '?q', ''])('goes with %j', (url) => {
    expect(xsrfHeader(url, 'POST', options)).toEqual({ 'X-XSRF-TOKEN': 't' });
  });

  it.each(['https://page.example/a', '//evil.example/a', '/\\evil.example', 'data:,x'])(
    'never goes with %j',
    (url) => {
      expect(xsrfHeader(url, 'POST', options)).toEqual({});
    },
  );

  it('takes other names, and is left out without a cookie', () => {
    const names = { cookieName: 'c', headerName: 'h' };
    expect(xsrfHeader('/a', 'PUT', { ...names, readCookies: () => 'c=1' })).toEqual({ h: '1' });
    expect(xsrfHeader('/a', 'PUT', { ...names, readCookies: () => 'd=1' })).toEqual({});
  });
});

describe('a session cookie', () => {
  it.each([204, 503])('leaves no reply unread: %i', async (status) => {
    const replies: Response[] = [];
    const client = createHttpClient({
      retries: 0,
      fetch: async () => {
        const body = status === 204 ? null : new ReadableStream();
        replies.push(new Response(body, { status }));
        return replies[0] ?? Response.error();
      },
    });
    expect(await createSessionCookie(client).post('token')).toBe(status);
    // A stream that was cancelled is closed; one that nobody read would be open for ever.
    const rest = replies[0]?.body?.getReader().read();
    expect(await rest).toEqual(status === 204 ? undefined : { done: true, value: undefined });
  });

  it('gives the status of every answer, and throws when there is none', async () => {
    const cookie = (...answers: Answer[]) => createSessionCookie(hostAnswering(...answers).client);
    expect(await cookie(200).post('token')).toBe(200);
    expect(await cookie(401).post('token')).toBe(401);
    expect(await cookie(204).clear()).toBe(204);
    await expect(cookie('drop', 'drop', 'drop').post('token')).rejects.toMatchObject({
      code: 'network/failed',
    });
  });
});
