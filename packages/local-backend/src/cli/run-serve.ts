import type { Log } from '../diagnostics/log.ts';
import { startServer } from '../server/start-server.ts';
import type { ServeCommand } from './serve-arguments.ts';

/**
 * Serves until a signal ends it.
 * @throws {StartError} if it can't start
 */
export async function runServe(
  { options }: ServeCommand,
  log: Log,
  signaled: Promise<void>,
): Promise<void> {
  const server = await startServer({ ...options, log });
  log({
    level: 'info',
    message: `Ready at ${server.url} (port ${server.port}).`,
    details: { url: server.url, port: server.port },
  });
  const { administratorLink } = server;
  if (administratorLink !== undefined) {
    log({
      level: 'info',
      message: `Become an administrator within an hour: ${administratorLink}`,
      details: { administratorLink },
    });
  }
  if (options.smtp === undefined) {
    log({
      level: 'warn',
      message:
        'Without --smtp no emails are sent: people can neither sign in by link nor reset a password.',
    });
  }
  const failure = await Promise.race([signaled, server.failed]);
  if (failure !== undefined) throw failure;
  log({ level: 'info', message: 'Stopping: answering the requests that are open.' });
  await server.stop();
  log({ level: 'info', message: 'Stopped.' });
}
