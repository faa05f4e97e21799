import {
  escapeHtml,
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  page,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import type { DashboardAccess } from '../../dashboard/require-access.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { type SetupParts, setupRoutes } from '../setup/setup-routes.ts';
import { administratorCookie, administratorSecret } from './administrator-cookie.ts';
import {
  type AdministratorProblem,
  type Administrators,
  type AdministratorSession,
  type Credentials,
  SHORTEST_PASSWORD,
} from './administrators.ts';
import { credentialFields, setupPage } from './setup-page.ts';

const BODY_LIMIT = 16 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

const STATUSES: Readonly<Record<AdministratorProblem, number>> = {
  'link-invalid': 403,
  'name-invalid': 400,
  'name-taken': 409,
  'password-short': 400,
  'too-many-attempts': 429,
  wrong: 403,
};
const TEXTS: Readonly<Record<AdministratorProblem, string>> = {
  'link-invalid': 'This link has expired or was used already. Restart the server for a new one.',
  'name-invalid': 'The name must begin with a letter or a digit.',
  'name-taken': 'Another administrator has this name.',
  'password-short': `The password must have ${SHORTEST_PASSWORD} characters or more.`,
  'too-many-attempts': 'Too many attempts. Try again later.',
  wrong: 'The name or the password is wrong.',
};

/** Routes by which people become administrators, sign in and sign out. */
export function administratorRoutes(
  administrators: Administrators,
  log: SecurityLog,
  setup: SetupParts,
): Route[] {
  const recorded = (
    session: AdministratorSession,
    event: 'administrator-joined' | 'administrator-signed-in',
    who: string,
    address: string,
  ): AdministratorSession => {
    if (session.ok) log.add({ event, who }, address);
    // Those who must wait would fill the log.
    else if (session.problem !== 'too-many-attempts') {
      log.add(
        { event: 'administrator-refused', who: who.slice(0, 100), reason: session.problem },
        address,
      );
    }
    return session;
  };
  const route = (
    method: 'GET' | 'POST',
    path: string,
    give: (call: HttpCall) => HttpReply | Promise<HttpReply>,
  ): Route => ({
    method,
    path,
    crossOrigin: 'none',
    handle(call) {
      if (method === 'POST') requireSameOrigin(call);
      return give(call);
    },
  });
  return [
    route('GET', '/__/setup', () => {
      // Without a link there is nothing to set up, so there is no page.
      if (!administrators.hasLink) throw new HttpError(404, 'Not found.');
      return setupPage({
        isHeld: setup.isHeld,
        canRestore: setup.isEmpty(),
        hasOwnPlace: setup.own !== undefined,
      });
    }),
    route('POST', '/__/setup', async (call) => {
      const body = await readJsonObject(call.request, BODY_LIMIT);
      const secret = textOf(body, 'link');
      const credentials = credentialsOf(body);
      const session = await administrators.join(secret, credentials, call.address);
      const reply = signedIn(
        recorded(session, 'administrator-joined', credentials.name, call.address),
      );
      if (session.ok && setup.isHeld) setup.setup.startEmpty();
      return reply;
    }),
    ...setupRoutes(setup, (link, call) => {
      const problem = administrators.refuseLink(link, call.address);
      if (problem !== undefined) throw new HttpError(STATUSES[problem], TEXTS[problem]);
    }),
    route('GET', '/__/sign-in', (call) => {
      const name = signedInName(administrators, call);
      return name === undefined ? signInPage() : account(name);
    }),
    route('POST', '/__/sign-in', async (call) => {
      const body = await readJsonObject(call.request, BODY_LIMIT);
      const credentials = credentialsOf(body);
      const session = await administrators.signIn(credentials, call.address);
      return signedIn(recorded(session, 'administrator-signed-in', credentials.name, call.address));
    }),
    route('POST', '/__/sign-out', (call) => {
      const who = signedInName(administrators, call);
      if (who !== undefined) log.add({ event: 'administrator-signed-out', who }, call.address);
      administrators.signOut(administratorSecret(call.request) ?? '');
      return {
        status: 204,
        headers: { ...NO_STORE, 'Set-Cookie': administratorCookie(undefined) },
      };
    }),
  ];
}

/** Returns the access to the dashboard: administrators only; for everyone else it doesn't exist. */
export function administratorAccess(administrators: Administrators): DashboardAccess {
  return {
    refuse(call) {
      if (signedInName(administrators, call) !== undefined) return undefined;
      const isDashboard = call.url.pathname === '/__/' || call.url.pathname === '/__';
      if (isDashboard) return { status: 303, headers: { ...NO_STORE, Location: '/__/sign-in' } };
      throw new HttpError(404, 'Not found.');
    },
  };
}

/** Returns the name of the administrator who calls, if one does. */
export function signedInName(
  administrators: Administrators,
  { request }: HttpCall,
): string | undefined {
  const secret = administratorSecret(request);
  return secret === undefined ? undefined : administrators.find(secret);
}

function credentialsOf(body: Readonly<Record<string, unknown>>): Credentials {
  return { name: textOf(body, 'name'), password: textOf(body, 'password') };
}

function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value === 'string') return value;
  throw new HttpError(400, `"${name}" is missing.`);
}

function signedIn(session: AdministratorSession): HttpReply {
  if (session.ok) {
    return json({}, 200, { ...NO_STORE, 'Set-Cookie': administratorCookie(session.secret) });
  }
  const { problem } = session;
  return json({ problem, message: TEXTS[problem] }, STATUSES[problem], NO_STORE);
}

function signInPage(): HttpReply {
  return page({
    title: 'Administrators',
    scripts: ['administrator.js'],
    body: `<main class="narrow">
<h1>Administrators</h1>
<form id="form" data-action="/__/sign-in">
${credentialFields('current-password')}
<div class="row"><button class="primary">Sign in</button></div>
</form>
<p id="outcome" role="alert"></p>
</main>`,
  });
}

function account(name: string): HttpReply {
  return page({
    title: 'Administrators',
    scripts: ['administrator.js'],
    body: `<main class="narrow">
<h1>${escapeHtml(name)}</h1>
<p>You are signed in as an administrator.</p>
<div class="row"><a class="button" href="/__/">Open the dashboard</a>
<button id="sign-out" type="button">Sign out</button></div>
<p id="outcome" role="alert"></p>
</main>`,
  });
}
