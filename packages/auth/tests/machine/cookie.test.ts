import { eventually } from '@quits/tooling-presets/eventually';
import { describe, expect, it } from 'vitest';
import { fakeProvider, sdkError } from '../fake-provider.ts';
import { ana, opened } from './page.ts';

describe('the session cookie', () => {
  function server(...answers: (number | Error)[]) {
    const posted: string[] = [];
    return {
      posted,
      cookie: {
        post: async (token: string) => {
          posted.push(token);
          const answer = answers.length > 1 ? answers.shift() : answers[0];
          if (answer instanceof Error) throw answer;
          return answer ?? 204;
        },
        clear: async () => 204,
      },
    };
  }

  it('is posted for a new token, and counts only when the server took it', async () => {
    const { cookie, posted } = server(204);
    const { until } = await opened(fakeProvider(ana), { sessionCookie: cookie });
    await until(({ token }) => token.status === 'idle' && token.postedAt > 0);
    expect(posted).toEqual(['token']);
  });

  it('is posted again after a pause when the server fails', async () => {
    const { cookie, posted } = server(500, new TypeError('Failed to fetch'), 204);
    const { until, elapse } = await opened(fakeProvider(ana), { sessionCookie: cookie });
    await until(({ token }) => token.status === 'failed' && token.httpStatus === 500);
    elapse(2000);
    await until(({ token }) => token.status === 'failed' && token.httpStatus === 0);
    elapse(4000);
    await until(({ token }) => token.status === 'idle');
    expect(posted).toHaveLength(3);
  });

  it('ends the session when the server refuses a fresh token as well', async () => {
    const provider = fakeProvider(ana);
    const { cookie } = server(401);
    const { until } = await opened(provider, { sessionCookie: cookie });
    await until(({ token }) => token.status === 'failed');
    await eventually(() => expect(provider.calls).toContain('getIdToken(true)'));
    provider.otherTab(ana);
    const { session } = await until(({ session }) => session.status === 'signedOut');
    expect(session).toMatchObject({ reason: 'revoked' });
  });

  it('is refused while a password changes without ending the session', async () => {
    const provider = fakeProvider(ana);
    const changed = Promise.withResolvers<void>();
    provider.change = () => changed.promise;
    const { cookie } = server(204, 401, 204);
    const { machine, until } = await opened(provider, { sessionCookie: cookie });
    await until(({ token }) => token.status === 'idle' && token.postedAt > 0);
    machine.send({ type: 'CHANGE_PASSWORD', password: 'another password' });
    await until(({ flow }) => flow.type === 'changePassword');
    // The server applies the change before the device learns of it.
    provider.otherTab(ana);
    await until(({ token }) => token.status === 'failed');
    await new Promise((resolve) => setImmediate(resolve));
    expect(provider.calls).not.toContain('getIdToken(true)');
    changed.resolve();
    await eventually(() => expect(provider.calls).toContain('getIdToken(true)'));
    provider.otherTab(ana);
    const { session } = await until(({ token }) => token.status === 'idle');
    expect(session.status).toBe('signedIn');
  });

  it('is not posted while signing out', async () => {
    const { cookie, posted } = server(204);
    const provider = fakeProvider(ana);
    const cleared = Promise.withResolvers<number>();
    const { machine, until } = await opened(provider, {
      sessionCookie: {
        ...cookie,
        clear: () => cleared.promise,
      },
    });
    await until(({ token }) => token.status === 'idle' && token.postedAt > 0);
    machine.send({ type: 'SIGN_OUT' });
    await until(({ token }) => token.status === 'clearing');
    provider.otherTab(ana);
    cleared.resolve(204);
    await until(({ session }) => session.status === 'signedOut');
    expect(posted).toHaveLength(1);
  });

  it('is tried again when the forced refresh gets no answer', async () => {
    const provider = fakeProvider(ana);
    const { cookie, posted } = server(204);
    const { until, elapse } = await opened(provider, { sessionCookie: cookie });
    await until(({ token }) => token.status === 'idle' && token.postedAt > 0);
    provider.token = () => Promise.reject(sdkError('auth/network-request-failed'));
    elapse(50 * 60_000);
    await until(({ token }) => token.status === 'failed');
    provider.token = () => Promise.resolve('later');
    elapse(2000);
    await until(({ token }) => token.status === 'idle');
    expect(posted).toEqual(['token', 'later']);
  });

  it('is renewed before it is too old', async () => {
    const provider = fakeProvider(ana);
    const { cookie, posted } = server(204);
    const { until, elapse } = await opened(provider, { sessionCookie: cookie });
    await until(({ token }) => token.status === 'idle' && token.postedAt > 0);
    elapse(50 * 60_000);
    await until(({ token }) => token.status === 'stale');
    provider.otherTab(ana);
    await until(({ token }) => token.status === 'idle');
    expect(posted).toHaveLength(2);
  });
});
