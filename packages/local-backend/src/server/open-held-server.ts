import type { RequestListener } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { type HttpCall, type HttpReply, json, networkOf, page } from '@quits/service-base';
import type { Log } from '../diagnostics/log.ts';
import { publicAssetRoutes } from '../hosting/asset-routes.ts';
import { createStaticFiles } from '../hosting/static-file.ts';
import { createRequestListener } from '../http/create-request-listener.ts';
import { ASSETS_FOLDER } from '../package-files.ts';
import { administratorLinkFor } from './administrators/administrator-link.ts';
import { administratorRoutes } from './administrators/administrator-routes.ts';
import { createAdministrators } from './administrators/administrators.ts';
import { listenForPublic } from './listen-for-public.ts';
import type { OpenServer } from './running-server.ts';
import { createConnections, MOST_CONNECTIONS } from './operation/connections.ts';
import { createHealth } from './operation/health.ts';
import { listenForOperators } from './operation/listen-for-operators.ts';
import { publicOperationRoutes } from './operation/operation-routes.ts';
import { createRequestMetrics } from './operation/request-metrics.ts';
import { createTraffic } from './operation/traffic.ts';
import { within } from './operation/within.ts';
import { publicGate, publicNames } from './public-gate.ts';
import { createSecurityLog } from './security/security-log.ts';
import type { ServerOptions } from './server-options.ts';
import { isEmptyServer } from './setup/is-empty-server.ts';
import { createPacing } from './limits/pacing.ts';
import { DEFAULT_LIMITS } from './limits/limits.ts';
import type { Setup } from './setup/setup.ts';
import { holdForSetup } from './setup/setup-hold.ts';

const DRAIN_TIME = 10_000;
const RETRY_AFTER = '30';
const MESSAGE = 'This server is being set up. Try again later.';

/** Options of {@link openHeldServer}. */
export interface HeldServerOptions {
  readonly options: ServerOptions;
  readonly url: URL;
  readonly database: DatabaseSync;
  readonly setup: Setup;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Serves only the choice of a new server's data. Everyone else is told to try again: from empty data, devices would learn that
 * their accounts and documents are gone.
 * @throws {StartError} if the port is in use
 */
export async function openHeldServer(parts: HeldServerOptions): Promise<OpenServer> {
  const { options, url, database, setup, now, log } = parts;
  const administrators = createAdministrators(database, now);
  const gate = publicGate({
    url,
    isBehindProxy: options.encryption?.kind === 'proxy',
    isAdministrator: () => false,
  });
  const health = createHealth(database, () => false);
  const requests = createRequestMetrics(() => performance.now());
  const operation = { health, metrics: () => requests.read() };
  const isEmpty = () => isEmptyServer(database);
  const routes = [
    ...administratorRoutes(administrators, createSecurityLog(database, now), {
      setup,
      own: options.backup,
      isHeld: true,
      isEmpty,
    }),
    ...publicOperationRoutes(operation, options.metricsToken, () => false),
    ...publicAssetRoutes(createStaticFiles(ASSETS_FOLDER)),
  ];
  const listener: RequestListener = createRequestListener({
    routes,
    fallback: async (call) => refusal(call),
    gate,
    trusted: publicNames(url),
    log,
  });
  const { requests: most } = { ...DEFAULT_LIMITS, ...options.limits };
  const pacing = createPacing(() => performance.now(), most);
  const traffic = createTraffic(
    {
      metrics: requests,
      delayOf: (request) => pacing.delay(networkOf(gate.addressOf(request))),
      serviceOf: () => 'app',
      overloadOf: () => undefined,
    },
    listener,
  );
  const operations =
    options.operations === undefined
      ? undefined
      : await listenForOperators(options.operations, operation, log);
  try {
    const listening = await listenForPublic({
      options,
      url,
      listener: traffic.listener,
      grpc: { accept: (socket) => void socket.destroy() },
      connections: createConnections(options.maxConnections ?? MOST_CONNECTIONS, undefined),
      now,
      log,
    });
    const link = administratorLinkFor(options, administrators, url);
    log({
      level: 'warn',
      message:
        'The place for backups has states of another server, or can’t be reached. Open the administrator’s link to restore one, or to start empty; until then nothing is served or backed up.',
    });
    return {
      url: url.origin,
      port: listening.port,
      ...(link === undefined ? {} : { administratorLink: link }),
      ...(operations === undefined ? {} : { operationsPort: operations.port }),
      isHeld: true,
      isEmpty,
      hold: () => holdForSetup(database),
      async stop() {
        health.stopping();
        traffic.stopAccepting();
        listening.finish();
        await within(traffic.idle(), options.drainTime ?? DRAIN_TIME);
        await Promise.all([listening.stop(), operations?.stop()]);
        database.close();
      },
    };
  } catch (error) {
    await operations?.stop();
    throw error;
  }
}

function refusal(call: HttpCall): HttpReply {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER };
  const wantsPage = call.request.headers.accept?.includes('text/html') === true;
  if (!wantsPage) return json({ error: { code: 503, message: MESSAGE } }, 503, headers);
  const body = `<main class="narrow"><h1>Almost ready</h1><p>${MESSAGE}</p></main>`;
  const shown = page({ title: 'Almost ready', body, status: 503 });
  return { ...shown, headers: { ...shown.headers, ...headers } };
}
