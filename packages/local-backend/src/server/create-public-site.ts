import type { DatabaseSync } from 'node:sqlite';
import { json, networkOf, type Route } from '@quits/service-base';
import { collectorRoutes } from '../analytics/analytics-routes.ts';
import type { Log } from '../diagnostics/log.ts';
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts';
import { publicAssetRoutes } from '../hosting/asset-routes.ts';
import { configRoute } from '../hosting/backend-routes.ts';
import { readBootScript } from '../hosting/boot-script.ts';
import { createHosting } from '../hosting/create-hosting.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { reportRoutes } from '../hosting/reports/report-routes.ts';
import { sessionRoutes } from '../hosting/session/session-routes.ts';
import { createXsrf } from '../hosting/session/xsrf.ts';
import { createStaticFiles } from '../hosting/static-file.ts';
import type { Services } from '../open-services.ts';
import { ASSETS_FOLDER } from '../package-files.ts';
import {
  administratorAccess,
  administratorRoutes,
  signedInName,
} from './administrators/administrator-routes.ts';
import type { Administration } from './administration/administration.ts';
import type { Attestation } from './attestation/attestation.ts';
import type { Providers } from './providers/create-providers.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { passRoutes } from './sign-up/pass-routes.ts';
import type { Passes } from './sign-up/passes.ts';
import { mergedLog } from './security/merged-log.ts';
import { ownSignInsRoute } from './security/own-sign-ins-route.ts';
import { createSecurityLog } from './security/security-log.ts';
import type { SignInLog } from './security/sign-in-log.ts';
import type { Administrators } from './administrators/administrators.ts';
import { type OperationSources, publicOperationRoutes } from './operation/operation-routes.ts';
import { publicConfig, publicConnection } from './public-config.ts';
import type { ServerOptions } from './server-options.ts';
import type { SetupParts } from './setup/setup-routes.ts';

/** Routes of a server besides Firestore's. */
export interface PublicSite {
  readonly routes: readonly Route[];
  /** The hosted app, if there is one. */
  readonly hosting?: Hosting;
}

/** Parts of a server that its routes use. */
export interface PublicSiteParts {
  readonly project: string;
  readonly url: URL;
  readonly database: DatabaseSync;
  readonly services: Services;
  readonly administrators: Administrators;
  readonly hosting: ServerOptions['hosting'];
  readonly operation: OperationSources;
  readonly administration: Administration;
  readonly setup: SetupParts;
  readonly attestation: Attestation;
  readonly providers: Providers;
  readonly signIns: SignInLog;
  readonly log: Log;
  /** Missing if no document proves a link. */
  readonly passes: Passes | undefined;
  /** Bearer token with which the metrics can be read. */
  readonly metricsToken?: string;
  /** In ms since the epoch. */
  readonly now: () => number;
}

/**
 * Creates the routes of a production server. It is a list of its own, so that a route for development can't
 * get into it by a condition that fails.
 */
export function createPublicSite(parts: PublicSiteParts): PublicSite {
  const { project, url, services, administrators, now } = parts;
  const { identity, storage, sources } = services;
  const xsrf = createXsrf(parts.database);
  const log = createSecurityLog(parts.database, now);
  const { providers } = parts;
  const config = publicConfig(project, url, providers.shown);
  const routes = [
    ...identity.routes,
    ...providerRoutes({
      providers,
      identity: identity.context,
      origin: url.origin,
      refused: (method, { reason }, address) =>
        parts.signIns.record({ event: 'sign-in-refused', method, reason }, networkOf(address)),
      log: parts.log,
    }),
    ...storage.routes,
    ...publicOperationRoutes(
      parts.operation,
      parts.metricsToken,
      (call) => signedInName(administrators, call) !== undefined,
    ),
    configRoute(() => config, xsrf),
    ...sessionRoutes(identity.context, xsrf),
    ...reportRoutes(sources.reports, xsrf, now),
    ...collectorRoutes(sources.events, now),
    ...passRoutes({
      passes: parts.passes,
      isNeeded: () => identity.context.settings.get().admission.kind === 'pass',
    }),
    ownSignInsRoute(identity.context, parts.signIns, now),
    ...parts.attestation.routes,
    ...administratorRoutes(administrators, log, parts.setup),
    ...dashboardRoutes(sources, {
      access: administratorAccess(administrators),
      connectionOf: () => publicConnection(project, url, providers.shown),
      keepsMessages: false,
      administration: {
        ...parts.administration,
        log: mergedLog(log.entries, parts.signIns.entries),
        acted(call) {
          const who = signedInName(administrators, call) ?? '';
          log.add({ event: 'administrator-acted', who, act: call.url.pathname }, call.address);
        },
      },
    }),
    ...publicAssetRoutes(createStaticFiles(ASSETS_FOLDER)),
  ];
  if (parts.hosting === undefined) return { routes: [...routes, rootRoute(project)] };
  const hosting = createHosting({
    ...parts.hosting,
    bootScript: { source: readBootScript(), redirectsAll: true },
    clientConfig: () => config,
    // Every service has the page's own origin.
    sources: () => ({ connect: [] }),
    cookieFor: (call) => xsrf.cookieFor(call),
  });
  return { routes, hosting };
}

function rootRoute(project: string): Route {
  return { method: 'GET', path: '/', crossOrigin: 'none', handle: () => json({ project }) };
}
