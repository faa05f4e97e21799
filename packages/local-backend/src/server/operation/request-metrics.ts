import type { Metric, Sample } from './metrics-text.ts';

/** A service as an operator sees it. */
export type ServiceName = 'app' | 'firestore';

/** Why a request is refused before it is read. */
export type Overload = 'connections' | 'memory' | 'requests' | 'stopping';

/** Counts requests for the metrics. */
export interface RequestMetrics {
  /** Counts a request; call the result once when it has ended. */
  began(service: ServiceName): (status: number, isStream: boolean) => void;
  /** Counts a request that was refused because the server had no room for it. */
  refused(reason: Overload): void;
  read(): Metric[];
}

/** Upper bounds of the durations that are counted together, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const OVERLOADS: readonly Overload[] = ['connections', 'memory', 'requests', 'stopping'];

interface Duration {
  readonly counts: number[];
  sum: number;
  total: number;
}

/** Creates counters that begin at 0. `now` is in ms, and never goes back. */
export function createRequestMetrics(now: () => number): RequestMetrics {
  const requests = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>();
  const refusals = new Map<Overload, number>();
  const running: Record<ServiceName, number> = { app: 0, firestore: 0 };
  const empty = (): Duration => ({ counts: BOUNDS.map(() => 0), sum: 0, total: 0 });
  const durations: Record<ServiceName, Duration> = { app: empty(), firestore: empty() };

  return {
    began(service) {
      const start = now();
      running[service] += 1;
      return (status, isStream) => {
        running[service] -= 1;
        const labels = { service, status: `${Math.floor(status / 100)}xx` };
        const key = `${labels.service} ${labels.status}`;
        const known = requests.get(key) ?? { labels, count: 0 };
        known.count += 1;
        requests.set(key, known);
        if (!isStream) observe(durations[service], (now() - start) / 1000);
      };
    },
    refused(reason) {
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    },
    read: () => [
      {
        name: 'quits_http_requests_total',
        type: 'counter',
        help: 'Requests answered, by service and class of status.',
        samples: [...requests.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'quits_http_requests_in_flight',
        type: 'gauge',
        help: 'Requests being answered, streams included.',
        samples: Object.entries(running).map(([service, value]) => ({
          labels: { service },
          value,
        })),
      },
      {
        name: 'quits_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time from a request to the end of its response, without streams.',
        samples: Object.entries(durations).flatMap(([service, duration]) =>
          histogramOf(service, duration),
        ),
      },
      {
        name: 'quits_http_refused_total',
        type: 'counter',
        help: 'Requests refused because the server had no room or was stopping, or because of too many from one address.',
        samples: OVERLOADS.map((reason) => ({
          labels: { reason },
          value: refusals.get(reason) ?? 0,
        })),
      },
    ],
  };
}

function observe(duration: Duration, seconds: number): void {
  duration.sum += seconds;
  duration.total += 1;
  for (const [index, bound] of BOUNDS.entries()) {
    if (seconds <= bound) duration.counts[index] = (duration.counts[index] ?? 0) + 1;
  }
}

function histogramOf(service: string, { counts, sum, total }: Duration): Sample[] {
  const buckets = BOUNDS.map((bound, index): Sample => {
    return { suffix: '_bucket', labels: { service, le: String(bound) }, value: counts[index] ?? 0 };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { service, le: '+Inf' }, value: total },
    { suffix: '_sum', labels: { service }, value: sum },
    { suffix: '_count', labels: { service }, value: total },
  ];
}
