import {
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  page,
  type Route,
} from '@quits/service-base';
import { createRateLimit } from '../http/rate-limit.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { accountActions } from './account-actions.ts';
import { account, accounts } from './account-views.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { data } from './data-view.ts';
import { liveStream } from './live.ts';
import { refuseAccess, type DashboardAccess } from './require-access.ts';
import { files, logged, mail, overview, requests } from './views.ts';

const PAGES = [
  ['/__/', 'Overview'],
  ['/__/users', 'Accounts'],
  ['/__/data', 'Data'],
  ['/__/files', 'Files'],
  ['/__/mail', 'Messages'],
  ['/__/events', 'Events'],
  ['/__/reports', 'Reports'],
  ['/__/requests', 'Requests'],
  ['/__/refusals', 'Refusals'],
] as const;
const ATTEMPTS_PER_MINUTE = 20;
/** The app's two bars, level. */
const MARK =
  '<svg class="mark" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true"><rect class="credit" width="24" height="6" rx="1"/><rect class="debit" y="10" width="24" height="6" rx="1"/></svg>';

type View = (call: HttpCall) => string | undefined | Promise<string | undefined>;
type Topic = 'mail' | 'events' | 'reports' | 'requests' | 'refusals';

/** Creates the dashboard's routes, protected by `access`. */
export function dashboardRoutes(
  sources: DashboardSources,
  access: DashboardAccess,
  now: () => number,
): Route[] {
  const attempts = createRateLimit(now, ATTEMPTS_PER_MINUTE, 60_000);
  const topics = {
    mail: sources.mailbox,
    events: sources.events,
    reports: sources.reports,
    requests: sources.decisions,
    refusals: sources.refusals,
  };

  const guarded = (
    method: 'GET' | 'POST',
    path: string,
    give: (call: HttpCall) => HttpReply | Promise<HttpReply>,
  ): Route => ({
    method,
    path,
    crossOrigin: 'none',
    handle(call) {
      const refusal = refuseAccess(call, access, attempts);
      if (refusal !== undefined) return refusal;
      if (method === 'POST') requireSameOrigin(call);
      return give(call);
    },
  });
  const view = (path: string, show: View, live?: Topic): Route =>
    guarded('GET', path, async (call) => {
      const content = await show(call);
      if (content === undefined) throw new HttpError(404, 'Not found.');
      return page({
        title: `${sources.project} · backend`,
        body: `${navigation(call.url.pathname)}<main>${content}</main>`,
        ...(live === undefined ? {} : { scripts: ['live.js'], data: { live } }),
      });
    });
  const action = (path: string, act: (call: HttpCall) => string): Route =>
    guarded('POST', path, (call) => ({ status: 303, headers: { Location: act(call) } }));

  return [
    guarded('GET', '/__', () => ({ status: 301, headers: { Location: '/__/' } })),
    view('/__/', () => overview(sources)),
    view('/__/users', () => accounts(sources)),
    view('/__/users/{uid}', ({ params, url }) =>
      account(sources, params['uid'] ?? '', url.searchParams.get('tenant') ?? undefined),
    ),
    view('/__/data', () => data(sources, '', null)),
    view('/__/data/{path=**}', (call) =>
      data(sources, call.params['path'] ?? '', call.url.searchParams.get('page')),
    ),
    view('/__/files', () => files(sources)),
    view('/__/mail', () => mail(sources), 'mail'),
    view(
      '/__/events',
      () => logged('Events', 'No event was collected yet.')(sources.events),
      'events',
    ),
    view(
      '/__/reports',
      () => logged('Error reports', 'Nothing was reported.')(sources.reports),
      'reports',
    ),
    view('/__/requests', () => requests(sources), 'requests'),
    view(
      '/__/refusals',
      () => logged('Refusals by the rules', 'Nothing was refused.')(sources.refusals),
      'refusals',
    ),
    guarded('GET', '/__/mail.json', () =>
      json({ messages: sources.mailbox.list() }, 200, NO_STORE),
    ),
    guarded('GET', '/__/live/{topic}', (call) => {
      const topic = topics[call.params['topic'] as Topic] as (typeof topics)[Topic] | undefined;
      if (topic === undefined) throw new HttpError(404, 'Not found.');
      return liveStream((listener) => topic.subscribe(listener));
    }),
    action('/__/mail/clear', () => {
      sources.mailbox.clear();
      return '/__/mail';
    }),
    ...accountActions(sources.identity).map(([name, act]) =>
      action(`/__/users/{uid}/${name}`, act),
    ),
  ];
}

const NO_STORE = { 'Cache-Control': 'no-store' };

function navigation(path: string): string {
  const links = PAGES.map(([address, label]) => {
    const isCurrent = address === '/__/' ? path === address : path.startsWith(address);
    return `<a href="${address}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`;
  });
  return `<header>${MARK}<nav aria-label="Backend">${links.join('\n')}</nav></header>`;
}
