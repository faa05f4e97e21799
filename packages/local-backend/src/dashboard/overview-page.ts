import type { Count, Overview, RequestBar } from '@quits/dashboard/api';
import type { DecidedRequest } from '@quits/security-rules';
import type { EventLog } from '../data/event-log.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { decisionOf } from './list-pages.ts';
import { MOST_ROWS } from './most-rows.ts';

const BARS = 12;
/** Interval of a bar, in ms. */
const STEP = 5 * 60_000;
const REFUSALS = 5;

/** How a client connects: options of `initializeApp`, and the services' addresses. */
export type Connection = Pick<Overview, 'addresses' | 'config'>;

/** Returns the counts, the last hour, and how to connect. */
export function overview(sources: DashboardSources, connection: Connection): Overview {
  const { identity, objects, installations, mailbox, events, reports, refusals } = sources;
  const decided = sources.decisions.list();
  const mostExpensive = decided.reduce<DecidedRequest | undefined>(
    (most, one) => (most === undefined || one.cost > most.cost ? one : most),
    undefined,
  );
  return {
    project: sources.project,
    accounts: identity.users.count(),
    tenants: identity.tenants.page('', MOST_ROWS).length,
    files: objects.totals(),
    messages: mailbox.list().length,
    installations: installations.count(),
    events: counted(events),
    reports: counted(reports),
    refused: counted(refusals),
    quotas: identity.quotas.list(),
    requests: barsOf(decided, sources.now()),
    lastRefusals: refusals.list(REFUSALS),
    mostExpensive: mostExpensive === undefined ? undefined : decisionOf(mostExpensive),
    ...connection,
  };
}

function barsOf(decided: readonly DecidedRequest[], now: number): RequestBar[] {
  const last = Math.floor(now / STEP);
  const bars = Array.from({ length: BARS }, (_, index) => {
    return { from: (last - BARS + 1 + index) * STEP, allowed: 0, refused: 0 };
  });
  for (const { time, allowed } of decided) {
    const bar = bars[Math.floor(Date.parse(time) / STEP) - last + BARS - 1];
    if (bar !== undefined) bar[allowed ? 'allowed' : 'refused'] += 1;
  }
  return bars;
}

function counted(log: EventLog): Count {
  const count = log.list(MOST_ROWS).length;
  return { count, isLimit: count === MOST_ROWS };
}
