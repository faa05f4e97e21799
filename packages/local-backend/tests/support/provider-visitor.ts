import type { RawAnswer, ServerStage } from './server-stage.ts';

/** A browser without scripts, of somebody who signs in with another service. */
export interface ProviderVisitor {
  /** Opens the page that the SDK opens, and returns where it leads. */
  begin(providerId: string, more?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  /** Follows the service's redirects until one leads back to the server; returns its path there, or the page of a form. */
  follow(address: string): Promise<string>;
  /** Opens a path of the server. */
  open(path: string): Promise<RawAnswer>;
  /** All of it; returns what the last page takes to the app. */
  signIn(providerId: string, more?: Readonly<Record<string, string>>): Promise<AuthEvent>;
}

/** An event that a page takes to the app. */
export interface AuthEvent {
  readonly type: string;
  readonly eventId: string;
  readonly sessionId: string | null;
  readonly urlResponse: string | null;
  readonly error: { readonly code: string } | null;
}

/** Creates a browser without cookies. */
export function createProviderVisitor(stage: ServerStage): ProviderVisitor {
  const own = new Map<string, string>();
  const foreign = new Map<string, string>();

  const visitor: ProviderVisitor = {
    begin(providerId, more = {}) {
      const query = new URLSearchParams({
        apiKey: 'key',
        appName: '[DEFAULT]',
        authType: 'signInViaPopup',
        eventId: 'event 1',
        redirectUrl: `${stage.server.url}/groups`,
        providerId,
        ...more,
      });
      return visitor.open(`/__/auth/handler?${String(query)}`);
    },
    async follow(address) {
      let next = address;
      for (let step = 0; step < 10; step += 1) {
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { Cookie: headerOf(foreign) },
        });
        keep(foreign, answer.headers.getSetCookie());
        const location = answer.headers.get('location');
        const page = location === null ? await answer.text() : '';
        if (/method="post"/i.test(page)) return page;
        if (location === null) {
          throw new Error(`The service ended with ${answer.status}: ${page}`);
        }
        next = new URL(location, next).href;
        if (next.startsWith(stage.server.url)) return next.slice(stage.server.url.length);
      }
      throw new Error('The service redirects without end.');
    },
    async open(path) {
      const answer = await stage.send({ path, headers: { Cookie: headerOf(own) } });
      keep(own, [answer.headers['set-cookie'] ?? []].flat());
      return answer;
    },
    async signIn(providerId, more) {
      const first = await visitor.begin(providerId, more);
      if (first.status !== 303) return eventOf(first);
      return eventOf(await visitor.open(await visitor.follow(String(first.headers['location']))));
    },
  };
  return visitor;
}

/** Returns what a page takes to the app. */
export function eventOf({ body }: RawAnswer): AuthEvent {
  const data = /id="data">(.*?)<\/script>/s.exec(body)?.[1];
  if (data === undefined) throw new Error(`The page takes nothing to the app: ${body}`);
  const { authEvent } = JSON.parse(data) as { readonly authEvent: AuthEvent };
  return authEvent;
}

function keep(jar: Map<string, string>, headers: readonly string[]): void {
  for (const line of headers) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function headerOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
