import type { AddressInfo, Server } from 'node:net';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Binds a server.
 * @returns the actual port
 * @throws {StartError} if the port is in use or not permitted, or the host isn't an address of this
 * machine
 */
export async function listen(
  server: Pick<Server, 'listen' | 'once' | 'off' | 'address'>,
  port: number,
  host: string,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(explain(error, port, host));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  const mend = MENDS[error.code ?? '']?.(port, host);
  const message = mend ?? `Cannot listen on ${host}:${port}: ${error.message}`;
  return new StartError(message, { cause: error });
}

const noAddress = (_port: number, host: string) =>
  `"${host}" is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`;

const MENDS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} of ${host} is in use. Stop the program that uses it or choose another port.`,
  EACCES: (port, host) =>
    `Port ${port} of ${host} is not permitted to this user. Choose a port above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};
