import type { Server } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { HttpCall, Route } from '@quits/service-base';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { exposureOf } from './options/exposure.ts';
import type { BackendControl } from './control/backend-control.ts';
import { controlRoutes } from './control/control-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { localConnection } from './dashboard/local-connection.ts';
import { localAccess } from './dashboard/require-access.ts';
import { readBootScript } from './hosting/boot-script.ts';
import { assetRoutes } from './hosting/asset-routes.ts';
import { clientConfig, hostnameOf, type ClientConfigSource } from './hosting/client-config.ts';
import { createHosting } from './hosting/create-hosting.ts';
import type { Hosting } from './hosting/hosting.ts';
import { reportRoutes } from './hosting/reports/report-routes.ts';
import { sessionRoutes } from './hosting/session/session-routes.ts';
import { createXsrf, type Xsrf } from './hosting/session/xsrf.ts';
import { createStaticFiles } from './hosting/static-file.ts';
import { debugTokenRoutes } from './app-check/app-check-routes.ts';
import { installationRoutes } from './installations/installation-routes.ts';
import { ASSETS_FOLDER } from './package-files.ts';
import { backendRoutes, rootRoute } from './hosting/backend-routes.ts';
import { createRequestListener } from './http/create-request-listener.ts';
import { localGate } from './http/request-gate.ts';
import { createHttpServer } from './http/create-server.ts';
import { exportRoute, hubRoutes } from './hosting/hub-routes.ts';
import type { Functions } from './functions/functions.ts';
import type { ServiceOptions, Services } from './open-services.ts';

/** The services, and the control over all of them. */
export interface ControlledServices extends Services {
  readonly control: BackendControl;
  readonly functions: Functions | undefined;
  /** Exports everything to a folder, in the format of Firebase's emulators. */
  readonly exportForFirebase: (folder: string) => Promise<unknown>;
}

/** Purpose of a port of its own, which its root leads to. */
export type PortRole = 'hub' | 'ui';

/** Creates the server of everything but Firestore. `source` may receive its port later. */
export function createAppServer(
  options: ServiceOptions,
  database: DatabaseSync,
  services: ControlledServices,
  source: ClientConfigSource,
  role?: PortRole,
): Server {
  const xsrf = createXsrf(database);
  const hosting = hostingOf(options, source, xsrf, services.functions);
  return createHttpServer(
    createRequestListener({
      routes: appRoutes(options, services, source, xsrf, role),
      ...(hosting === undefined ? {} : { fallback: hosting }),
      first: (...call) => services.functions?.handle(...call) === true,
      gate: localGate(services.trusted, options.trustProxy === true),
      trusted: services.trusted,
      log: options.log,
    }),
  );
}

function appRoutes(
  options: ServiceOptions,
  { identity, appCheck, storage, sources, control, exportForFirebase }: ControlledServices,
  source: ClientConfigSource,
  xsrf: Xsrf,
  role: PortRole | undefined,
): Route[] {
  const { emulatorTokens, dashboard, dashboardPassword, hosting, now } = options;
  const access = localAccess(
    {
      password: dashboardPassword === '' ? undefined : dashboardPassword,
      isOpenHere: exposureOf(options, identity.context.settings.get().actionUrl) === undefined,
    },
    now,
  );
  const connectionOf = (call: HttpCall) => localConnection(source, hostnameOf(call));
  return [
    ...identity.routes,
    ...storage.routes,
    ...storage.testRoutes,
    ...backendRoutes(options.project, (call) => clientConfig(source, hostnameOf(call)), xsrf),
    ...(emulatorTokens !== false || role === 'hub' ? hubRoutes(source) : []),
    ...(emulatorTokens !== false ? [exportRoute(exportForFirebase)] : []),
    ...controlRoutes(control, emulatorTokens !== false),
    ...sessionRoutes(identity.context, xsrf),
    ...reportRoutes(sources.reports, xsrf, now),
    ...installationRoutes(sources.installations, identity.context),
    ...debugTokenRoutes(appCheck, options.project),
    ...analyticsRoutes(source, sources.events, now),
    ...(dashboard === false
      ? []
      : dashboardRoutes(sources, { access, connectionOf, keepsMessages: true })),
    ...assetRoutes(createStaticFiles(ASSETS_FOLDER)),
    ...(hosting === undefined ? [rootRoute(source, role)] : []),
  ];
}

function hostingOf(
  { hosting }: ServiceOptions,
  source: ClientConfigSource,
  xsrf: Xsrf,
  functions: Functions | undefined,
): Hosting | undefined {
  if (hosting === undefined) return undefined;
  return createHosting({
    ...hosting,
    bootScript: { source: readBootScript(), redirectsAll: false },
    clientConfig: (call) => clientConfig(source, hostnameOf(call)),
    sources: (call) => ({ connect: [`http://${hostnameOf(call)}:${source.firestorePort}`] }),
    cookieFor: (call) => xsrf.cookieFor(call),
    callFunction: (call, id) => functions?.call(call, id),
  });
}
