import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ifIntact } from '../data/if-intact.ts';
import { makeTemporaryFolder } from '../data/temporary-folder.ts';
import type { Log } from '../diagnostics/log.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { callBlocking } from './call-blocking.ts';
import { callTarget } from './call-target.ts';
import { Dispatcher } from './dispatcher.ts';
import { documentEvents } from './document-events.ts';
import type { FunctionEndpoint } from './endpoint.ts';
import { functionsEnvironment } from './environment.ts';
import { createEventStore } from './event-store.ts';
import { FunctionProcess } from './function-process.ts';
import type { Functions } from './functions.ts';
import { type InternalServer, startInternalServer } from './internal-server.ts';
import { createManifestStore } from './manifest-store.ts';
import { objectEvents } from './object-events.ts';
import { keepPushKey } from './keep-push-key.ts';
import { printTo } from './print.ts';
import { proxyCall, replyOf } from './proxy-call.ts';
import { readManifest } from './read-manifest.ts';
import { retryPlan } from './retry-plans.ts';
import { runEvent } from './run-event.ts';
import { createSchedules } from './schedules.ts';
import { textOf } from './text-of.ts';
import { watchFolder } from './watch-folder.ts';
import { startWorker } from './worker.ts';

/** Options of {@link createFunctions}. */
export interface CreateFunctionsOptions {
  readonly database: DatabaseSync;
  /** Folder of the codebase. */
  readonly folder: string;
  /** Data folder, for sockets where the system has no place for temporary files. */
  readonly data?: string;
  readonly project: string;
  /** Whether it runs in development: with `.env.local`, and loaded again when a file changes. */
  readonly isLocal: boolean;
  /** Whether ID tokens are unsigned. */
  readonly hasUnsignedTokens: boolean;
  /** Defaults for the functions' environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Prepares the functions of a codebase; they run after `start`.
 * @throws {StartError} if the folder has no `package.json`
 */
export function createFunctions(options: CreateFunctionsOptions): Functions {
  const { database, folder, project, isLocal, now, log } = options;
  if (!existsSync(join(folder, 'package.json'))) {
    throw new StartError(`The folder of the functions, ${folder}, has no package.json.`);
  }
  const reported = new Set<string>();
  const damaged = (record: string) => {
    if (reported.has(record)) return;
    reported.add(record);
    log({
      level: 'error',
      message: `The stored ${record} is damaged and not used. Restore it from a backup.`,
    });
  };
  const store = createEventStore(database, damaged);
  const manifests = createManifestStore(database);
  const pushKey = ifIntact(() => keepPushKey(database), damaged);
  // Until the functions are loaded, events are stored by their last manifest.
  let endpoints = readManifest(ifIntact(() => manifests.get(), damaged) ?? {});
  let recordDocuments = documentEvents(endpoints, project, store);
  let recordObject = objectEvents(endpoints, store, now);
  let isRecording = true;
  let place: { readonly folder: string; readonly server: InternalServer } | undefined;
  const listeners = new Set<() => void>();
  let unwatch = (): void => undefined;
  const endpointOf = (id: string) => endpoints.find((endpoint) => endpoint.id === id);

  const process = new FunctionProcess({
    log,
    start(crashed) {
      if (place === undefined) throw new Error('The functions were not started.');
      return startWorker({
        folder,
        socketFolder: place.folder,
        backendSocket: place.server.socketPath,
        environment: functionsEnvironment({
          ...options,
          inherited: globalThis.process.env,
          kept: {
            ...options.settings,
            ...(pushKey === undefined ? {} : { VAPID_PRIVATE_KEY: pushKey }),
          },
        }),
        print: printTo(log),
        crashed,
      });
    },
    loaded(worker) {
      adopt(readManifest(worker.endpoints));
      manifests.set(worker.endpoints);
      schedules.use(endpoints);
      dispatcher.wake();
    },
  });
  const dispatcher = new Dispatcher({
    store,
    now,
    isReady: () => process.worker !== undefined,
    async run(event, payload) {
      const { worker } = process;
      const endpoint = endpointOf(event.function);
      if (worker === undefined) return { kind: 'interrupted' };
      if (endpoint === undefined) return { kind: 'failed', message: 'The function was removed.' };
      const outcome = await runEvent(worker, endpoint, payload);
      if (outcome.kind === 'done') process.succeeded();
      return outcome;
    },
    planOf(id) {
      const endpoint = endpointOf(id);
      return endpoint === undefined ? undefined : retryPlan(endpoint.trigger);
    },
    failed({ function: id }, message) {
      log({ level: 'error', message: `The function ${id} failed for good: ${message}` });
      tellListeners();
    },
  });
  const schedules = createSchedules({
    database,
    store,
    added: () => dispatcher.wake(),
    invalid: (id, reason) => neverRuns(id, reason),
    damaged,
    now,
  });

  function adopt(current: readonly FunctionEndpoint[]): void {
    endpoints = [...current];
    recordDocuments = documentEvents(endpoints, project, store);
    recordObject = objectEvents(endpoints, store, now);
    for (const { id, trigger } of endpoints) {
      if (trigger.kind === 'unsupported') neverRuns(id, `${trigger.what} is not supported.`);
    }
  }

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function isCallable(id: string): boolean {
    const kind = endpointOf(id)?.trigger.kind;
    return kind === 'call' || kind === 'request';
  }

  function neverRuns(id: string, reason: string): void {
    log({ level: 'warn', message: `The function ${id} never runs: ${reason}` });
  }

  return {
    outbox(commit) {
      if (isRecording) recordDocuments(commit);
    },
    objects: {
      atomically(change) {
        database.exec('BEGIN IMMEDIATE');
        try {
          change();
          database.exec('COMMIT');
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
        dispatcher.wake();
      },
      changed(change, object) {
        if (isRecording) recordObject(change, object);
      },
    },
    blocking: (event, token) => callBlocking(process, endpoints, event, token),
    wake() {
      if (store.hasNew) dispatcher.wake();
    },
    record(on) {
      isRecording = on;
    },
    async start(services) {
      const socketFolder = makeTemporaryFolder('quits-functions-', options.data);
      place = {
        folder: socketFolder,
        server: await startInternalServer(socketFolder, services),
      };
      try {
        await process.load();
      } catch (error) {
        const message = `The functions in ${folder} can't be loaded: ${textOf(error)}`;
        if (!isLocal) throw new StartError(message, { cause: error });
        log({ level: 'error', message });
      }
      if (isLocal) unwatch = watchFolder(folder, () => process.reload());
    },
    handle(request, response, url, address) {
      const target = callTarget(url, project);
      if (target === undefined) return false;
      if (!isCallable(target.id)) return false;
      proxyCall(process, request, response, { ...target, address }).catch((error: unknown) => {
        if (response.headersSent || response.destroyed) response.destroy();
        else response.writeHead(502).end('The function did not answer.\n');
        log({ level: 'warn', message: `A call of ${target.id} ended: ${textOf(error)}` });
      });
      return true;
    },
    call({ request, url, address }, id) {
      if (!isCallable(id)) return undefined;
      const path = url.pathname + url.search;
      return replyOf(process, request, { id, path, address });
    },
    clockMoved() {
      schedules.check();
      dispatcher.clockMoved();
    },
    idle: () => dispatcher.idle(),
    list: () => endpoints.map(({ id, trigger }) => ({ id, trigger: trigger.kind })),
    failures: {
      failed: (limit) => store.failed(limit),
      retry(id) {
        const isFound = store.retry(id);
        dispatcher.wake();
        tellListeners();
        return isFound;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async stop() {
      unwatch();
      schedules.stop();
      await process.stop();
      dispatcher.stop();
      await place?.server.stop();
      if (place !== undefined) rmSync(place.folder, { recursive: true, force: true });
    },
  };
}
