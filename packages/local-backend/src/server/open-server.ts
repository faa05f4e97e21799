import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupHost } from '../backup/backup-writer.ts';
import { refuseChangedPages } from '../backup/refuse-changed-pages.ts';
import { keepEarlierData } from '../data/keep-earlier-data.ts';
import { DATABASE_FILE, openDatabase } from '../data/open-database.ts';
import { clearTemporaryFolders } from '../data/temporary-folder.ts';
import type { Log } from '../diagnostics/log.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { readStorageRules } from '../files/read-rules.ts';
import { watchRules } from '../files/watch-rules.ts';
import { createRequestListener } from '../http/create-request-listener.ts';
import { refuseUnfinishedImport } from '../transfer/import-progress.ts';
import { openServices, type ServiceOptions } from '../open-services.ts';
import { createOutbox } from '../mail/outbox.ts';
import { smtpDelivery } from '../mail/smtp.ts';
import { createMovableClock } from '../state/movable-clock.ts';
import { createBlobs, type Blobs } from '../storage/blobs.ts';
import { DamagedRecordError, networkOf } from '@quits/service-base';
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts';
import { createPacing } from './limits/pacing.ts';
import { createServerLimits } from './limits/server-limits.ts';
import { createAttestation } from './attestation/attestation.ts';
import { puzzleTokens } from './attestation/puzzle-tokens.ts';
import { createAdministration } from './administration/administration.ts';
import { administratorSecret } from './administrators/administrator-cookie.ts';
import { administratorLinkFor } from './administrators/administrator-link.ts';
import { createAdministrators } from './administrators/administrators.ts';
import { createPublicSite } from './create-public-site.ts';
import { type ServerBackup, startServerBackup } from './backup/server-backup.ts';
import { claimForServer, isNew } from '../data/data-mode.ts';
import { listenForPublic } from './listen-for-public.ts';
import { createConnections, MOST_CONNECTIONS } from './operation/connections.ts';
import { createHealth } from './operation/health.ts';
import { listenForOperators } from './operation/listen-for-operators.ts';
import { createMemory } from './operation/memory.ts';
import { createRequestMetrics } from './operation/request-metrics.ts';
import { createServerMetrics } from './operation/server-metrics.ts';
import { createTraffic } from './operation/traffic.ts';
import { within } from './operation/within.ts';
import { publicGate } from './public-gate.ts';
import { publicDeployment } from './public-deployment.ts';
import { createProviders } from './providers/create-providers.ts';
import type { OpenServer } from './running-server.ts';
import { hasEarlierBackup } from './setup/earlier-backup.ts';
import { isEmptyServer } from './setup/is-empty-server.ts';
import { openHeldServer } from './open-held-server.ts';
import type { Setup } from './setup/setup.ts';
import { holdForSetup, isHeldForSetup, releaseFromSetup } from './setup/setup-hold.ts';
import { filesOf, refuseMistakes } from './server-files.ts';
import { serverFunctions } from './server-functions.ts';
import { createSignInLog } from './security/sign-in-log.ts';
import { passIn } from './sign-up/pass-routes.ts';
import { createPasses } from './sign-up/passes.ts';
import { checkSignUp } from './sign-up/sign-up-mode.ts';
import { publicUrl } from './public-url.ts';
import type { ServerOptions } from './server-options.ts';

/** Times that an address may open all its connections anew within a minute. */
const CONNECTIONS_A_MINUTE = 4;
/** How long requests may take to end when the server stops, in ms. */
const DRAIN_TIME = 10_000;

/** File of the key that encrypts waiting emails. */
const OUTBOX_KEY = 'mail.key';

/**
 * Opens the data of a server and serves it.
 * @throws {StartError} if it can't start; in that case, no data has been changed
 */
export async function openServer(options: ServerOptions, setup: Setup): Promise<OpenServer> {
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
  checkSignUp(options);
  refuseMistakes(options, service);
  const place = { kind: 'folder', path: options.data } as const;
  // Before the file is opened: what is written next goes into the backup.
  await refuseChangedPages(join(options.data, DATABASE_FILE));
  const database = openDatabase(place, options.durability ?? 'power');
  let blobs: Blobs | undefined;
  try {
    await claim(options, database);
    refuseUnfinishedImport(database, options.data);
    if (isHeldForSetup(database) && isEmptyServer(database)) {
      return await openHeldServer({ options, url, database, setup, now: service.now, log });
    }
    releaseFromSetup(database);
    keepEarlierData(database, place, log);
    clearTemporaryFolders(options.data);
    blobs = createBlobs(place);
    return await start(options, service, { url, database, blobs, setup });
  } catch (error) {
    database.close();
    blobs?.close();
    if (error instanceof BackupError || error instanceof DamagedRecordError)
      throw new StartError(error.message, { cause: error });
    throw error;
  }
}

interface Opened {
  readonly url: URL;
  readonly database: DatabaseSync;
  readonly blobs: Blobs;
  readonly setup: Setup;
}

/** New data waits for an administrator if its place for backups has states of another server. */
async function claim({ backup, data }: ServerOptions, database: DatabaseSync): Promise<void> {
  const waits = backup !== undefined && isNew(database) && (await hasEarlierBackup(backup));
  claimForServer(database, data, () => {
    if (waits) holdForSetup(database);
  });
}

async function start(
  options: ServerOptions,
  service: ServiceOptions,
  { url, database, blobs, setup }: Opened,
): Promise<OpenServer> {
  const { project, now, log } = service;
  const isBehindProxy = options.encryption?.kind === 'proxy';
  const administrators = createAdministrators(database, now);
  const gate = publicGate({
    url,
    isBehindProxy,
    isAdministrator(request) {
      const secret = administratorSecret(request);
      return secret !== undefined && administrators.find(secret) !== undefined;
    },
  });
  const { signUpLinks } = options;
  const passes =
    signUpLinks === undefined
      ? undefined
      : createPasses({
          documents: signUpLinks,
          read: (path) =>
            services.firestore.get(`projects/${project}/databases/(default)/documents/${path}`),
          now,
        });
  const attestation = createAttestation(
    options.puzzles ?? 'flood',
    puzzleTokens(() => services.appCheck),
    now,
  );
  const providers = createProviders(options.providers ?? [], now, log);
  const signIns = createSignInLog(database, now);
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const serverLimits = createServerLimits({
    limits,
    project,
    folder: options.data,
    services: () => services,
    now,
    log,
  });
  const deployment = publicDeployment(
    options,
    url,
    gate,
    {
      externalProviders: providers,
      recordSignIn: signIns.record,
      signUpGuard: {
        usePass: (cookie) => passes?.use(passIn(cookie) ?? '') === true,
        isAttested: (token) => attestation.admits(token),
      },
    },
    { ...serverLimits, accounts: limits.accounts },
  );
  const functions = serverFunctions(options, { database, url, project, now, log });
  const outbox =
    options.smtp === undefined
      ? undefined
      : createOutbox({
          database,
          keyFile: join(options.data, OUTBOX_KEY),
          deliver: smtpDelivery(options.smtp),
          now,
          log,
        });
  const services = openServices(
    { ...service, ...(outbox === undefined ? {} : { deliver: outbox.send }) },
    deployment,
    database,
    blobs,
    functions,
  );
  const { identity, firestore, storage, trusted } = services;
  identity.onAccountChange((uid) => {
    if (identity.context.users.get(uid) === undefined) signIns.forget(uid);
  });
  const backup = await backupOf(options, { database, blobs, now, log });
  const uptime = () => performance.now();
  const pacing = createPacing(uptime, limits.requests);
  const newConnections = createPacing(
    uptime,
    limits.connections * CONNECTIONS_A_MINUTE,
    limits.connections,
  );
  const connections = createConnections(
    options.maxConnections ?? MOST_CONNECTIONS,
    // Those of a proxy are everyone's.
    isBehindProxy || limits.connections === 0
      ? undefined
      : {
          atOnce: limits.connections,
          mayOpen: (network) => newConnections.delay(network) === 0,
        },
  );
  const memory = createMemory(options.maxMemory, () => performance.now());
  const health = createHealth(database, memory.isShort);
  const requests = createRequestMetrics(() => performance.now());
  const metrics = createServerMetrics({
    requests,
    connections,
    memory,
    services,
    database,
    shedWrites: serverLimits.shedWrites,
    backup,
    outbox,
  });
  const administration = createAdministration({
    options,
    database,
    services,
    administrators,
    backup,
    outbox,
    origin: url.origin,
    now,
  });
  const site = createPublicSite({
    administration,
    setup: { setup, own: options.backup, isHeld: false, isEmpty: () => isEmptyServer(database) },
    passes,
    attestation,
    providers,
    signIns,
    log,
    project,
    url,
    database,
    services,
    administrators,
    now,
    hosting: options.hosting,
    operation: { health, metrics: () => metrics.read() },
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
  });
  const siteListener = createRequestListener({
    routes: site.routes,
    ...(site.hosting === undefined ? {} : { fallback: site.hosting }),
    first: (...call) => functions?.handle(...call) === true,
    gate,
    trusted,
    log,
  });
  const traffic = createTraffic(
    {
      metrics: requests,
      delayOf: (request) => pacing.delay(networkOf(gate.addressOf(request))),
      serviceOf: (target) => (isForFirestore(target) ? 'firestore' : 'app'),
      overloadOf({ socket, url: target = '' }) {
        if (connections.isSurplus(socket)) return 'connections';
        return memory.isShort() && !isNeededUnderLoad(target) ? 'memory' : undefined;
      },
    },
    (request, response) =>
      isForFirestore(request.url ?? '')
        ? firestore.listener(request, response)
        : siteListener(request, response),
  );
  const unwatch = watchRules({
    file: service.storageRulesFile,
    read: () => readStorageRules(service),
    apply: (rules) => storage.useRules(rules),
    log,
  });
  let operations: Awaited<ReturnType<typeof listenForOperators>> | undefined;
  try {
    if (options.operations !== undefined) {
      const shown = { health, metrics: () => metrics.read() };
      operations = await listenForOperators(options.operations, shown, log);
    }
    // Before anyone can write, so that no change is missed.
    await functions?.start(services.internal);
    const listening = await listenForPublic({
      options,
      url,
      listener: traffic.listener,
      grpc: firestore.grpc,
      connections,
      now,
      log,
    });
    const link = administratorLinkFor(options, administrators, url);
    return {
      url: url.origin,
      port: listening.port,
      ...(link === undefined ? {} : { administratorLink: link }),
      ...(operations === undefined ? {} : { operationsPort: operations.port }),
      isHeld: false,
      isEmpty: () => isEmptyServer(database),
      hold: () => holdForSetup(database),
      async stop() {
        unwatch();
        health.stopping();
        traffic.stopAccepting();
        listening.finish();
        const answered = Promise.all([firestore.finishStreams(), traffic.idle()]);
        if (!(await within(answered, options.drainTime ?? DRAIN_TIME))) {
          log({ level: 'warn', message: 'Some requests took too long and were cut off.' });
        }
        await functions?.stop();
        firestore.endStreams();
        await Promise.all([listening.stop(), operations?.stop()]);
        metrics.stop();
        outbox?.stop();
        firestore.stop();
        await finishBackup(backup, options.drainTime ?? DRAIN_TIME, log);
        database.close();
        backup?.close();
        blobs.close();
      },
    };
  } catch (error) {
    unwatch();
    await functions?.stop();
    firestore.endStreams();
    metrics.stop();
    outbox?.stop();
    await operations?.stop();
    firestore.stop();
    await finishBackup(backup, DRAIN_TIME, log);
    backup?.close();
    throw error;
  }
}

/** Begins the backup, if there is one. */
async function backupOf(
  { backup, data }: ServerOptions,
  host: Omit<BackupHost, 'file'>,
): Promise<ServerBackup | undefined> {
  if (backup === undefined) return undefined;
  return startServerBackup({ ...host, file: join(data, DATABASE_FILE) }, backup);
}

/** Writes what the backup doesn't have, for up to a time in ms. */
async function finishBackup(
  backup: ServerBackup | undefined,
  time: number,
  log: Log,
): Promise<void> {
  if (backup === undefined || (await within(backup.finish(), time))) return;
  log({ level: 'warn', message: 'The backup took too long. The next start completes it.' });
}

/** Returns whether a request is answered even without memory: open streams, and what operators look at. */
function isNeededUnderLoad(target: string): boolean {
  return target.startsWith('/__/') || /[?&]SID=/.test(target);
}

/** Firestore's paths for clients; its paths for test tools belong to no server. */
function isForFirestore(target: string): boolean {
  return target.startsWith('/google.firestore.v1.Firestore/') || target.startsWith('/v1/projects/');
}
