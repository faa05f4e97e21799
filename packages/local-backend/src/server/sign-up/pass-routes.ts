import { HttpError, readJsonObject, type Route } from '@quits/service-base';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { PASS_TIME, type Passes } from './passes.ts';

/** The prefix makes browsers refuse it without TLS and from other hosts. */
const COOKIE = '__Host-quits-pass';
const BODY_LIMIT = 4096;

/** Options of {@link passRoutes}. */
export interface PassRoutesOptions {
  /** Missing if no document proves a link. */
  readonly passes: Passes | undefined;
  /** Whether sign-up needs a pass now. */
  readonly isNeeded: () => boolean;
}

/**
 * Route by which an app proves that a visitor holds a link, `POST /__/pass` with `{ document, secret }`. The pass is in
 * a cookie that scripts can't read, so that the SDK's requests carry it without knowing.
 */
export function passRoutes({ passes, isNeeded }: PassRoutesOptions): Route[] {
  return [
    {
      method: 'POST',
      path: '/__/pass',
      crossOrigin: 'none',
      async handle(call) {
        requireSameOrigin(call);
        const { document, secret } = await readJsonObject(call.request, BODY_LIMIT);
        if (typeof document !== 'string' || typeof secret !== 'string') {
          throw new HttpError(400, '"document" and "secret" must be text.');
        }
        if (passes === undefined || !isNeeded()) return { status: 204 };
        const pass = passes.issue(document, secret);
        if (pass === undefined) throw new HttpError(403, 'This link is not valid.');
        const attributes = `Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${PASS_TIME / 1000}`;
        return {
          status: 204,
          headers: {
            'Cache-Control': 'no-store',
            'Set-Cookie': `${COOKIE}=${pass}; ${attributes}`,
          },
        };
      },
    },
  ];
}

/** Returns the pass in a `Cookie` header. */
export function passIn(cookie = ''): string | undefined {
  return new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w-]+)`, 'u').exec(cookie)?.[1];
}
