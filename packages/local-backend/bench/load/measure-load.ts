import type { ClientResult } from './load-clients.ts';

/** Measurements of one run. */
export interface LoadInput {
  readonly result: ClientResult;
  readonly clients: number;
  readonly groups: number;
  readonly rate: number;
  /** CPU time of the server in ms. */
  readonly cpu: number;
  /** In ms. */
  readonly elapsed: number;
  /** Resident bytes of the server for each connected client, before any write. */
  readonly idleMemory: number;
  /** Resident bytes of the server at the end. */
  readonly memory: number;
  /** Of the server's event loop, in ms. */
  readonly delay: readonly [p99: number, longest: number];
  /** Of the server, in ms. */
  readonly collection: readonly [longest: number, all: number];
}

/** Median and 99th percentile in ms. */
type Percentiles = readonly [p50: number, p99: number];

/** Figures of one run. */
export interface LoadReport {
  readonly clients: number;
  /** Commits in a second that were asked for. */
  readonly writesPerSecond: number;
  /** From sending a commit to its acknowledgment. */
  readonly acknowledged: Percentiles;
  /** From sending a commit to each listener's snapshot with it. */
  readonly received: Percentiles;
  /** From the first listener of a commit to its last. */
  readonly spread: Percentiles;
  /** Slowest group's median time to its listeners, compared with the fastest group's. */
  readonly unfairness: number;
  /** Share of one core that the server used. */
  readonly core: number;
  /** CPU time of the server for each commit, in ms. */
  readonly cpuPerWrite: number;
  /** Text sent to each listener for each commit that it got, and its compressed size. */
  readonly kilobytes: readonly [text: number, compressed: number];
  /** Snapshots per listener and commit: below 1 if some covered several. */
  readonly snapshotsPerWrite: number;
  readonly megabytes: number;
  readonly kilobytesPerClient: number;
  readonly refused: Readonly<Record<string, number>>;
  /** Commits without an answer, and pairs of commits and listeners where the commit never arrived. */
  readonly unanswered: number;
  readonly missed: number;
  readonly lostStreams: number;
  /** Delays of the clients' own event loop in ms, which are part of the times above: 99th percentile and longest. */
  readonly clientsDelay: readonly [p99: number, longest: number];
  /** Delays of the server's event loop in ms. */
  readonly serverDelay: readonly [p99: number, longest: number];
  /** Server's longest pause for garbage collection in ms, and all of them together. */
  readonly collection: readonly [longest: number, all: number];
}

/** Computes the figures of a run. */
export function measureLoad(input: LoadInput): LoadReport {
  const { result, groups, clients, rate, cpu, elapsed } = input;
  const received: number[] = [];
  const spread: number[] = [];
  const ofGroup = new Map<string, number[]>();
  let missed = 0;
  let unanswered = 0;
  let snapshots = 0;
  const members = Map.groupBy(result.snapshots, ({ group }) => group);
  for (const { got } of result.snapshots) snapshots += got.length;
  const acknowledged: number[] = [];
  for (const { group, sent, acknowledged: at, version } of result.writes) {
    if (at === undefined || version === undefined) {
      unanswered += 1;
      continue;
    }
    acknowledged.push(at - sent);
    const times: number[] = [];
    for (const { got } of members.get(group) ?? []) {
      const snapshot = got.find((one) => one.version >= version);
      if (snapshot === undefined) missed += 1;
      else times.push(snapshot.at - sent);
    }
    for (const time of times) received.push(time);
    spread.push(Math.max(...times) - Math.min(...times));
    const known = ofGroup.get(group) ?? [];
    ofGroup.set(group, known);
    known.push(...times);
  }
  const medians = [...ofGroup.values()].map((times) => percentiles(times)[0]);
  const deliveries = received.length;
  return {
    clients,
    writesPerSecond: round(groups * rate),
    acknowledged: percentiles(acknowledged),
    received: percentiles(received),
    spread: percentiles(spread),
    unfairness: round(Math.max(...medians) / Math.min(...medians)),
    core: round(cpu / elapsed),
    cpuPerWrite: round(cpu / Math.max(1, acknowledged.length)),
    kilobytes: [round(result.text / deliveries / 1000), round(result.bytes / deliveries / 1000)],
    snapshotsPerWrite: round(snapshots / Math.max(1, deliveries)),
    megabytes: Math.round(input.memory / 2 ** 20),
    kilobytesPerClient: Math.round(input.idleMemory / 1024),
    refused: result.refusals,
    unanswered,
    missed,
    lostStreams: result.lost,
    clientsDelay: [round(result.ownDelay[0]), round(result.ownDelay[1])],
    serverDelay: [round(input.delay[0]), round(input.delay[1])],
    collection: [round(input.collection[0]), round(input.collection[1])],
  };
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return [at(0.5), at(0.99)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
