import { type HttpCall, HttpError, json, readJsonObject, type Route } from '@quits/service-base';
import type { BackupOptions } from '../../backup/backup-options.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { readBackupPlace, readTime } from './backup-place.ts';
import type { Setup } from './setup.ts';

/** Choice of a new server's data, for the pages of administrators. */
export interface SetupParts {
  readonly setup: Setup;
  /** The server's own place for backups. */
  readonly own: BackupOptions | undefined;
  /** Whether nothing is served before the choice. */
  readonly isHeld: boolean;
  /** Whether nothing would be lost with the data. */
  readonly isEmpty: () => boolean;
}

const BODY_LIMIT = 16 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Routes by which the holder of an administrator's link restores a backup into a new server.
 * @param refuse throws unless the link is valid
 */
export function setupRoutes(
  { setup, own }: SetupParts,
  refuse: (link: string, call: HttpCall) => void,
): Route[] {
  const route = (path: string, act: (body: Body, link: string) => Promise<object>): Route => ({
    method: 'POST',
    path,
    crossOrigin: 'none',
    async handle(call) {
      requireSameOrigin(call);
      const body = await readJsonObject(call.request, BODY_LIMIT);
      const { link } = body;
      if (typeof link !== 'string') throw new HttpError(400, '"link" is missing.');
      // The data, and with it the link, may have been replaced.
      const isOwn = path === '/__/setup/state' && setup.stateFor(link) !== undefined;
      if (!isOwn) refuse(link, call);
      return json(await act(body, link), 200, NO_STORE);
    },
  });
  return [
    route('/__/setup/backup', (body) => setup.states(readBackupPlace(body, own))),
    route('/__/setup/restore', async (body, link) => {
      await setup.restore(readBackupPlace(body, own), readTime(body), link);
      return {};
    }),
    route('/__/setup/state', async (_body, link) => setup.stateFor(link) ?? { kind: 'idle' }),
  ];
}

type Body = Readonly<Record<string, unknown>>;
