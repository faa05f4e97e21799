import type { Server } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { createAppServer, type ControlledServices, type PortRole } from './app-server.ts';
import type { ClientConfigSource } from './hosting/client-config.ts';
import { HUB_VERSION } from './hosting/hub-routes.ts';
import { writeHubLocator } from './hosting/hub-locator.ts';
import { closeHttpServer } from './http/create-server.ts';
import { listen } from './http/listen.ts';
import type { ServiceOptions } from './open-services.ts';

/** Servers of everything but Firestore. */
export interface AppServers {
  /** Port of the main server. */
  readonly port: number;
  /** Ports of the further sites, in their order. */
  readonly sites: readonly { readonly name: string; readonly port: number }[];
  stop(): Promise<void>;
}

/** Sites follow the ports of the app and of Firestore. */
const FIRST_SITE = 2;

/**
 * Starts the main server, one for each further site, and one for each port of an emulator.
 * @throws {StartError} if one can't listen; then none does
 */
export async function startServers(
  options: ServiceOptions,
  database: DatabaseSync,
  services: ControlledServices,
  firestorePort: number,
): Promise<AppServers> {
  const { project, host, emulatorPorts = {} } = options;
  const started: Server[] = [];
  const main = { project, port: 0, firestorePort, emulatorPorts };

  async function start(
    port: number,
    source: ClientConfigSource,
    own: ServiceOptions,
    role?: PortRole,
  ): Promise<number> {
    const server = createAppServer(own, database, services, source, role);
    const actual = await listen(server, port, host);
    started.push(server);
    return actual;
  }

  try {
    const port = options.port ?? 0;
    main.port = await start(port, main, options);
    const sites: { name: string; port: number }[] = [];
    for (const [index, site] of (options.sites ?? []).entries()) {
      const source = { ...main };
      const wanted = port === 0 ? 0 : port + FIRST_SITE + index;
      // In order, so that the ports are.
      // oxlint-disable-next-line no-await-in-loop
      source.port = await start(wanted, source, { ...options, hosting: site });
      sites.push({ name: site.name ?? String(index + 1), port: source.port });
    }
    const { hosting: _, ...bare } = options;
    for (const [name, own] of Object.entries(emulatorPorts)) {
      if (own === main.port) continue;
      // oxlint-disable-next-line no-await-in-loop
      await start(own, main, bare, name === 'hub' || name === 'ui' ? name : undefined);
    }
    const { hub } = emulatorPorts;
    // It leads to the export, which is for test tools only.
    const isFound = hub !== undefined && options.emulatorTokens !== false;
    const removeLocator = isFound
      ? writeHubLocator(project, `http://${host}:${hub}`, HUB_VERSION)
      : () => undefined;
    return {
      port: main.port,
      sites,
      async stop() {
        removeLocator();
        await Promise.all(started.map(closeHttpServer));
      },
    };
  } catch (error) {
    await Promise.all(started.map(closeHttpServer));
    throw error;
  }
}
