import type { RunContext } from './context.ts';

/** Sends a token to the server for its cookie. Only one tab does so, under a Web Lock. */
export async function postCookie(context: RunContext): Promise<void> {
  const { sessionCookie: cookie } = context.options;
  const { auth } = await context.binding();
  const user = auth.currentUser;
  if (cookie === undefined || user === null) return;
  const post = async (): Promise<void> => {
    try {
      const { token, issuedAtTime } = await user.getIdTokenResult();
      const age = context.clock.now() - Date.parse(issuedAtTime);
      const status = await cookie.post(age > MAX_AGE ? await user.getIdToken(true) : token);
      context.report(
        status >= 200 && status < 300
          ? { type: 'COOKIE_POSTED' }
          : { type: 'COOKIE_FAILED', httpStatus: status },
      );
    } catch {
      context.report({ type: 'COOKIE_FAILED', httpStatus: 0 });
    }
  };
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return post();
  await locks.request('quits.auth.cookie', { ifAvailable: true }, (lock) =>
    lock === null ? context.report({ type: 'COOKIE_ELSEWHERE' }) : post(),
  );
}

/** Maximum age of a token for a session cookie, set by the provider, in ms. */
const MAX_AGE = 5 * 60_000;
