import type { RequestListener } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../data/open-database.ts';
import { readAllIndexes } from '../files/read-indexes.ts';
import { readFirestoreRules, readStorageRules } from '../files/read-rules.ts';
import { watchRules } from '../files/watch-rules.ts';
import { createRequestListener } from '../http/create-request-listener.ts';
import { openServices, type ServiceOptions } from '../open-services.ts';
import { requirePage } from '../options/require-page.ts';
import { createMovableClock } from '../state/movable-clock.ts';
import { createBlobs, type Blobs } from '../storage/blobs.ts';
import { administratorSecret } from './administrators/administrator-cookie.ts';
import { createAdministrators, type Administrators } from './administrators/administrators.ts';
import { createPublicSite } from './create-public-site.ts';
import { claimForServer } from './data-mode.ts';
import { listenForPublic } from './listen-for-public.ts';
import { publicEntrance } from './public-entrance.ts';
import { publicSurroundings } from './public-surroundings.ts';
import { publicUrl } from './public-url.ts';
import type { ServerOptions } from './server-options.ts';

/** A running server. */
export interface RunningServer {
  /** The address at which people reach it. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** Link by which one person becomes an administrator, within an hour; missing if nobody may. */
  readonly administratorLink?: string;
  /** Ends every connection and closes the data. */
  stop(): Promise<void>;
}

/**
 * Starts a server for strangers, with nothing that a backend for development has for developers.
 * @throws {StartError} if it can't start; in that case, no data has been changed
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const url = publicUrl(options.url);
  const log = options.log ?? (() => undefined);
  const clock = createMovableClock(options.now ?? Date.now);
  const { project = 'quits', appName, smtp, maxObjectSize } = options;
  const service: ServiceOptions = {
    project,
    host: options.host ?? '',
    emulatorTokens: false,
    quotas: 'production',
    clock,
    now: () => clock.now(),
    log,
    ...(appName === undefined ? {} : { appName }),
    ...(smtp === undefined ? {} : { smtp }),
    ...(maxObjectSize === undefined ? {} : { maxObjectSize }),
    ...filesOf(options),
  };
  refuseMistakes(options, service);
  const place = { kind: 'folder', path: options.data } as const;
  const database = openDatabase(place);
  let blobs: Blobs | undefined;
  try {
    claimForServer(database, options.data);
    blobs = createBlobs(place);
    return await start(options, service, { url, database, blobs });
  } catch (error) {
    database.close();
    blobs?.close();
    throw error;
  }
}

interface Opened {
  readonly url: URL;
  readonly database: DatabaseSync;
  readonly blobs: Blobs;
}

async function start(
  options: ServerOptions,
  service: ServiceOptions,
  { url, database, blobs }: Opened,
): Promise<RunningServer> {
  const { project, now, log } = service;
  const isBehindProxy = options.encryption?.kind === 'proxy';
  const administrators = createAdministrators(database, now);
  const entrance = publicEntrance({
    url,
    isBehindProxy,
    isAdministrator(request) {
      const secret = administratorSecret(request);
      return secret !== undefined && administrators.find(secret) !== undefined;
    },
  });
  const surroundings = publicSurroundings(options, url, entrance);
  const services = openServices(service, surroundings, database, blobs);
  const { firestore, storage, trusted } = services;
  const site = createPublicSite({
    project,
    url,
    database,
    services,
    administrators,
    now,
    hosting: options.hosting,
  });
  const siteListener = createRequestListener({
    routes: site.routes,
    ...(site.hosting === undefined ? {} : { fallback: site.hosting }),
    entrance,
    trusted,
    log,
  });
  const listener: RequestListener = (request, response) =>
    isForFirestore(request.url ?? '')
      ? firestore.listener(request, response)
      : siteListener(request, response);
  const unwatch = watchRules({
    file: service.storageRulesFile,
    read: () => readStorageRules(service),
    apply: (rules) => storage.useRules(rules),
    log,
  });
  try {
    const listening = await listenForPublic({
      options,
      url,
      listener,
      grpc: firestore.grpc,
      now,
      log,
    });
    const link = administratorLinkOf(options, administrators, url);
    return {
      url: url.origin,
      port: listening.port,
      ...(link === undefined ? {} : { administratorLink: link }),
      async stop() {
        unwatch();
        firestore.endStreams();
        await listening.stop();
        firestore.stop();
        database.close();
        blobs.close();
      },
    };
  } catch (error) {
    unwatch();
    firestore.endStreams();
    firestore.stop();
    throw error;
  }
}

/** Firestore's paths for clients; its paths for test tools belong to no server. */
function isForFirestore(target: string): boolean {
  return target.startsWith('/google.firestore.v1.Firestore/') || target.startsWith('/v1/projects/');
}

/** The secret is in the fragment, which browsers don't send, so that it gets into no log of a proxy. */
function administratorLinkOf(
  options: ServerOptions,
  administrators: Administrators,
  url: URL,
): string | undefined {
  if (options.administratorLink !== true && administrators.count > 0) return undefined;
  return `${url.origin}/__/setup#${administrators.makeLink()}`;
}

function filesOf({ rulesFile, storageRulesFile, indexesFile, hosting }: ServerOptions) {
  return {
    ...(rulesFile === undefined ? {} : { rulesFile }),
    ...(storageRulesFile === undefined ? {} : { storageRulesFile }),
    ...(indexesFile === undefined ? {} : { indexesFile }),
    ...(hosting === undefined ? {} : { hosting }),
  };
}

/** Validates every file first, so that an error in one doesn't change data. */
function refuseMistakes(options: ServerOptions, service: ServiceOptions): void {
  if (options.hosting !== undefined) requirePage(options.hosting.folder);
  if (options.indexesFile !== undefined) readAllIndexes([options.indexesFile]);
  readFirestoreRules(service);
  readStorageRules(service);
}
