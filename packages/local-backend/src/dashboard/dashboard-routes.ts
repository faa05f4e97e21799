import type { RestoreTest, ServerState, SignUp } from '@quits/dashboard/api';
import {
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import { requireSameOrigin } from '../http/same-origin.ts';
import { accountActions } from './account-actions.ts';
import { account, accounts } from './account-pages.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { documentAt, documentsFound, documentsIn } from './data-pages.ts';
import { dataWrites } from './data-writes.ts';
import { failedFunctions, files, logged, mail, requests } from './list-pages.ts';
import { liveStream } from './live.ts';
import { type Connection, overview } from './overview-page.ts';
import type { EventLog } from '../data/event-log.ts';
import { PAGE_PATHS, servePage } from './page-routes.ts';
import type { DashboardAccess } from './require-access.ts';

/** Maximum size of a request, in bytes: more than the largest document. */
const MOST_BYTES = 4 * 1024 ** 2;
const NO_STORE = { 'Cache-Control': 'no-store' };

type Awaitable<T> = T | Promise<T>;

/** Options of {@link dashboardRoutes}. */
export interface DashboardOptions {
  readonly access: DashboardAccess;
  /** Returns how a client that calls by this host name connects. */
  readonly connectionOf: (call: HttpCall) => Connection;
  /** Whether messages are stored, and shown. */
  readonly keepsMessages: boolean;
  /** Parts that only a server for people on the internet has. */
  readonly administration?: DashboardAdministration;
}

/** Pages about the server itself, and the record of what administrators do. */
interface DashboardAdministration {
  state(): ServerState;
  changeSignUp(call: HttpCall): Promise<SignUp>;
  testMail(call: HttpCall): Promise<void>;
  testRestore(): Promise<RestoreTest>;
  readonly log: Pick<EventLog, 'list' | 'subscribe'>;
  /** Called after each act. */
  acted(call: HttpCall): void;
}

/** Creates the routes of the dashboard and of what it reads and writes, protected by `access`. */
export function dashboardRoutes(
  sources: DashboardSources,
  { access, connectionOf, keepsMessages, administration }: DashboardOptions,
): Route[] {
  const { functions } = sources;
  const hidden = [
    ...(keepsMessages ? [] : ['mail']),
    ...(administration === undefined ? ['server', 'security'] : []),
    ...(functions === undefined ? ['functions'] : []),
  ];
  const page = servePage(hidden);
  const topics: Partial<Record<string, Pick<EventLog, 'subscribe'>>> = {
    ...(keepsMessages ? { mail: sources.mailbox } : {}),
    events: sources.events,
    reports: sources.reports,
    requests: sources.decisions,
    refusals: sources.refusals,
    ...(administration === undefined ? {} : { security: administration.log }),
    ...(functions === undefined ? {} : { functions: functions.failures }),
  };

  const guarded = (
    method: 'GET' | 'POST',
    path: string,
    give: (call: HttpCall) => Awaitable<HttpReply>,
  ): Route => ({
    method,
    path,
    crossOrigin: 'none',
    handle(call) {
      const refusal = access.refuse(call);
      if (refusal !== undefined) return refusal;
      if (method === 'POST') requireSameOrigin(call);
      return give(call);
    },
  });
  const read = <T>(path: string, find: (call: HttpCall) => Awaitable<T | undefined>): Route =>
    guarded('GET', `/__/api/${path}`, async (call) => {
      const found = await find(call);
      if (found === undefined) throw new HttpError(404, 'Not found.');
      return json(found, 200, NO_STORE);
    });
  const write = (path: string, act: (call: HttpCall) => Awaitable<unknown>): Route =>
    guarded('POST', path, async (call) => {
      const reply = json((await act(call)) ?? {}, 200, NO_STORE);
      administration?.acted(call);
      return reply;
    });
  const bodyOf = (call: HttpCall) => readJsonObject(call.request, MOST_BYTES);

  return [
    guarded('GET', '/__', () => ({ status: 301, headers: { Location: '/__/' } })),
    ...PAGE_PATHS.filter((path) => !hidden.includes(path.slice('/__/'.length))).map((path) =>
      guarded('GET', path, () => page.document()),
    ),
    guarded('GET', '/__/dashboard/{file}', (call) => page.file(call)),
    read('overview', (call) => overview(sources, connectionOf(call))),
    read('accounts', () => accounts(sources.identity)),
    read('accounts/{uid}', ({ params, url }) =>
      account(sources.identity, params['uid'] ?? '', url.searchParams.get('tenant') ?? undefined),
    ),
    ...Object.entries(accountActions(sources.identity)).map(([name, act]) =>
      write(`/__/api/accounts/{uid}/${name}`, act),
    ),
    read('data/document', ({ url }) => documentAt(sources, url.searchParams.get('path') ?? '')),
    read('data/documents', ({ url: { searchParams } }) =>
      documentsIn(sources, searchParams.get('path') ?? '', searchParams.get('pageToken')),
    ),
    write('/__/api/data/query', async (call) => documentsFound(sources, await bodyOf(call))),
    write('/__/api/data/create', async (call) => dataWrites.create(sources, await bodyOf(call))),
    write('/__/api/data/field', async (call) => dataWrites.field(sources, await bodyOf(call))),
    write('/__/api/data/delete', async (call) => dataWrites.delete(sources, await bodyOf(call))),
    read('requests', () => requests(sources)),
    read('files', () => files(sources)),
    ...(['events', 'reports', 'refusals'] as const).map((name) =>
      read(`log/${name}`, () => logged(sources[name])),
    ),
    ...(functions === undefined
      ? []
      : [
          read('log/functions', () => failedFunctions(functions)),
          write('/__/api/functions/retry', async (call) => {
            const { event } = await bodyOf(call);
            if (!functions.failures.retry(Number(event))) throw new HttpError(404, 'Not found.');
          }),
        ]),
    ...(administration === undefined
      ? []
      : [
          read('server', () => administration.state()),
          write('/__/api/server/sign-up', (call) => administration.changeSignUp(call)),
          write('/__/api/server/mail', (call) => administration.testMail(call)),
          write('/__/api/server/restore-test', () => administration.testRestore()),
          read('log/security', () => logged(administration.log)),
        ]),
    ...(keepsMessages
      ? [
          read('mail', () => mail(sources)),
          guarded('GET', '/__/mail.json', () =>
            json({ messages: sources.mailbox.list() }, 200, NO_STORE),
          ),
          write('/__/mail/clear', () => sources.mailbox.clear()),
        ]
      : []),
    guarded('GET', '/__/live/{topic}', (call) => {
      const name = call.params['topic'] ?? '';
      const topic = Object.hasOwn(topics, name) ? topics[name] : undefined;
      if (topic === undefined) throw new HttpError(404, 'Not found.');
      return liveStream((listener) => topic.subscribe(listener));
    }),
  ];
}
