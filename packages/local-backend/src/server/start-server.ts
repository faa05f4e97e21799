import { join } from 'node:path';
import { HttpError } from '@quits/service-base';
import { DATABASE_FILE } from '../data/open-database.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { openServer } from './open-server.ts';
import type { OpenServer, RestartableServer } from './running-server.ts';
import type { ServerOptions } from './server-options.ts';
import { createSetup } from './setup/setup.ts';

/**
 * Starts a production server, without any feature of the development backend. It starts again by itself when an
 * administrator has chosen the data of a new server.
 * @throws {StartError} if it can't start; in that case, no data has been changed
 */
export async function startServer(options: ServerOptions): Promise<RestartableServer> {
  const { data, now = Date.now, log = () => undefined } = options;
  const failed = Promise.withResolvers<StartError>();
  /** The running server; restarts follow each other. */
  let current: Promise<OpenServer>;
  let isStopping = false;

  const setup = createSetup({
    data,
    own: options.backup,
    identity: join(data, `${DATABASE_FILE}.server`),
    now,
    log,
    isStopping: () => isStopping,
    restart: async (change) => (await restart(change)).administratorLink,
    refuseData: async () => refuseData(await current),
    async hold() {
      const server = await current;
      refuseData(server);
      if (server.isHeld) return;
      server.hold();
      // Someone may have signed up in the last moment.
      if (!(await restart(() => undefined)).isHeld) refuseData(await current);
    },
  });

  async function restart(change: () => void) {
    const former = await current;
    if (isStopping) throw new StartError('The server has stopped.');
    current = again();
    current.catch((error: unknown) => failed.resolve(asStartError(error)));
    return current;

    async function again() {
      await former.stop();
      change();
      const { port, operationsPort } = former;
      const operations =
        options.operations === undefined || operationsPort === undefined
          ? {}
          : { operations: { ...options.operations, port: operationsPort } };
      const server = await openServer({ ...options, port, ...operations }, setup);
      log({ level: 'info', message: `Ready again at ${server.url}.` });
      return server;
    }
  }

  current = openServer(options, setup);
  const first = await current;
  return {
    url: first.url,
    port: first.port,
    ...(first.administratorLink === undefined
      ? {}
      : { administratorLink: first.administratorLink }),
    ...(first.operationsPort === undefined ? {} : { operationsPort: first.operationsPort }),
    failed: failed.promise,
    async stop() {
      isStopping = true;
      await setup.idle();
      await (await current).stop();
    },
  };
}

function refuseData(server: OpenServer): void {
  if (server.isEmpty()) return;
  throw new HttpError(
    409,
    'This server has data by now. Restore into an empty folder with quits-backend restore.',
  );
}

function asStartError(error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError(error instanceof Error ? error.message : String(error), { cause: error });
}
