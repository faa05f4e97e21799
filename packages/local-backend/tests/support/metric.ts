import type { RestartableServer } from '../../src/server/running-server.ts';
import { sendRaw } from './server-stage.ts';

/** Reads a metric without labels of a server that serves operators. */
export async function metric(server: RestartableServer, name: string): Promise<number> {
  const port = server.operationsPort ?? 0;
  const { body } = await sendRaw(port, false, 'localhost', { path: '/metrics' });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
}
