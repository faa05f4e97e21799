import type { DatabaseSync } from 'node:sqlite';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Outbox } from '../../mail/outbox.ts';
import { version } from '../../package-version.ts';
import type { Services } from '../../open-services.ts';
import type { ServerBackup } from '../backup/server-backup.ts';
import type { Connections } from './connections.ts';
import { type Memory, residentMemory } from './memory.ts';
import type { Metric } from './metrics-text.ts';
import type { RequestMetrics } from './request-metrics.ts';

/** Sources of a server's metrics. */
export interface MetricSources {
  readonly requests: RequestMetrics;
  readonly connections: Connections;
  readonly memory: Memory;
  readonly services: Services;
  readonly database: DatabaseSync;
  /** Returns the number of writes that were refused while the server was behind. */
  readonly shedWrites: () => number;
  /** Missing if the server writes none. */
  readonly backup?: ServerBackup | undefined;
  /** Missing without a mail server. */
  readonly outbox?: Outbox | undefined;
}

/** Metrics of a running server. */
export interface ServerMetrics {
  read(): readonly Metric[];
  /** Stops measuring. */
  stop(): void;
}

const NANOSECONDS = 1e9;
/** Interval of the measurement, in ms. */
const RESOLUTION = 20;

/** Starts measuring. Labels name no person, document or address. */
export function createServerMetrics(sources: MetricSources): ServerMetrics {
  const { requests, connections, memory, services, database, shedWrites, backup, outbox } = sources;
  const { identity, firestore, storage, sources: shown } = services;
  const startedAt = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const pageCount = database.prepare('PRAGMA page_count');
  const pageSize = database.prepare('PRAGMA page_size');

  function processMetrics(): Metric[] {
    const { user, system } = process.cpuUsage();
    const rss = residentMemory();
    const lag = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return [
      gauge('quits_build_info', 'Version of the server; the value is always 1.', 1, {
        version: version(),
        node: process.version,
      }),
      counter('process_cpu_seconds_total', 'CPU time in seconds.', (user + system) / 1e6),
      ...(rss === undefined
        ? []
        : [gauge('process_resident_memory_bytes', 'Resident memory.', rss)]),
      gauge('process_start_time_seconds', 'Start, in seconds since 1970.', startedAt),
      gauge(
        'quits_heap_used_bytes',
        'Memory that JavaScript objects occupy.',
        getHeapStatistics().used_heap_size,
      ),
      gauge('quits_memory_limit_bytes', 'Memory beyond which requests are refused.', memory.limit),
      gauge(
        'quits_event_loop_delay_p99_seconds',
        'Delay of the event loop since the last scrape, 99th percentile.',
        Number.isNaN(lag) ? 0 : lag,
      ),
    ];
  }

  function serviceMetrics(): Metric[] {
    const objects = storage.objects.totals();
    const pages = Number(pageCount.get()?.['page_count']);
    const databaseSize = pages * Number(pageSize.get()?.['page_size']);
    return [
      gauge('quits_connections', 'Open connections.', connections.count),
      gauge('quits_connections_limit', 'Connections that are answered.', connections.limit),
      gauge('quits_firestore_streams', 'Open streams of Firestore.', firestore.streamCount()),
      counter(
        'quits_firestore_documents_read_total',
        'Documents that reads, queries and listeners returned.',
        firestore.getReadCount(),
      ),
      counter(
        'quits_rules_refusals_total',
        'Requests that the security rules refused.',
        shown.refusals.added(),
      ),
      counter(
        'quits_writes_shed_total',
        'Writes that were refused because the server was behind; clients try again.',
        shedWrites(),
      ),
      gauge('quits_accounts', 'Accounts, guests included.', identity.context.users.count()),
      gauge('quits_files', 'Files in the object store.', objects.count),
      gauge('quits_files_bytes', 'Size of the files in the object store.', objects.bytes),
      gauge('quits_database_bytes', 'Size of the database without its log.', databaseSize),
    ];
  }

  function backupMetrics(): Metric[] {
    if (backup === undefined) return [];
    const { completeUntil = 0, failure, lastTest } = backup.view();
    const isVerified = lastTest?.problems.length === 0;
    return [
      gauge(
        'quits_backup_complete_until_seconds',
        'Commits up to this time are in the backup, in seconds since 1970; 0 before the first.',
        completeUntil / 1000,
      ),
      gauge(
        'quits_backup_failing',
        'Whether the last attempt to back up failed.',
        failure === undefined ? 0 : 1,
      ),
      gauge(
        'quits_backup_last_restore_test_seconds',
        'Last test restore, in seconds since 1970; 0 before the first.',
        (lastTest?.at ?? 0) / 1000,
      ),
      gauge(
        'quits_backup_restore_test_passed',
        'Whether the last test restore found no damage.',
        isVerified ? 1 : 0,
      ),
    ];
  }

  function mailMetrics(): Metric[] {
    if (outbox === undefined) return [];
    const { waiting, delivered, failures, givenUp } = outbox.state();
    return [
      gauge('quits_mail_waiting', 'Emails that the mail server has not taken yet.', waiting),
      counter('quits_mail_delivered_total', 'Emails that the mail server took.', delivered),
      counter('quits_mail_failures_total', 'Attempts to deliver that failed.', failures),
      counter('quits_mail_given_up_total', 'Emails that are not tried again.', givenUp),
    ];
  }

  return {
    read: () => [
      ...processMetrics(),
      ...serviceMetrics(),
      ...backupMetrics(),
      ...mailMetrics(),
      ...requests.read(),
    ],
    stop: () => void delay.disable(),
  };
}

type Labels = Readonly<Record<string, string>>;

function gauge(name: string, help: string, value: number, labels: Labels = {}): Metric {
  return { name, type: 'gauge', help, samples: [{ labels, value }] };
}

function counter(name: string, help: string, value: number): Metric {
  return { name, type: 'counter', help, samples: [{ value }] };
}
