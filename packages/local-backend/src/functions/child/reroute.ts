import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { INTERNAL_PORT } from './internal-port.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);
const METADATA = new Set(['metadata.google.internal', 'metadata', '169.254.169.254']);

/**
 * Leads the requests of the provider's libraries to the backend behind a Unix socket: those to the provider's APIs,
 * to the metadata server of its machines, and to the port that the libraries take for emulators. The libraries run
 * as they do in production, so that they verify signatures.
 */
export function reroute(socketPath: string): void {
  // Called with the socket as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { connect } = net.Socket.prototype;
  function connectInside(this: net.Socket, ...args: unknown[]): net.Socket {
    // Node's own callers pass an array of options and callback.
    const [first] = args;
    const options: unknown = Array.isArray(first) ? first[0] : first;
    if (!isInternal(options)) return Reflect.apply(connect, this, args);
    const { host: _host, port: _port, lookup: _lookup, ...rest } = options;
    const callback = Array.isArray(first) ? first[1] : args[1];
    return Reflect.apply(connect, this, [{ ...rest, path: socketPath }, callback]);
  }
  Reflect.set(net.Socket.prototype, 'connect', connectInside);
  for (const [module, scheme] of [
    [http, 'http:'],
    [https, 'https:'],
  ] as const) {
    const { request } = module;
    const send = (...args: Parameters<typeof http.request>): http.ClientRequest =>
      inside(args, scheme) ?? Reflect.apply(request, module, args);
    Reflect.set(module, 'request', send);
    Reflect.set(module, 'get', (...args: Parameters<typeof http.request>) => {
      const sent = send(...args);
      sent.end();
      return sent;
    });
  }
  syncBuiltinESMExports();
}

/** Returns the request to the backend; `undefined` for one to anyone else. */
function inside(args: readonly unknown[], scheme: string): http.ClientRequest | undefined {
  const [first, second, third] = args;
  const url = typeof first === 'string' ? new URL(first) : first instanceof URL ? first : undefined;
  const given: unknown = url === undefined ? first : second;
  const options: http.RequestOptions = typeof given === 'object' && given !== null ? given : {};
  const host = options.hostname ?? options.host ?? url?.hostname ?? '';
  const isProvider = host.endsWith('.googleapis.com') && (options.protocol ?? scheme) === 'https:';
  if (!isProvider && !METADATA.has(host)) return undefined;
  const path = options.path ?? (url === undefined ? '/' : `${url.pathname}${url.search}`);
  const { agent: _agent, auth: _auth, hostname: _hostname, ...rest } = options;
  const callback = [second, third].find((argument) => typeof argument === 'function');
  const request = http.request({
    ...rest,
    protocol: 'http:',
    host: '127.0.0.1',
    port: INTERNAL_PORT,
    path: `/${isProvider ? host : 'metadata.google.internal'}${path}`,
    method: options.method ?? 'GET',
  });
  if (callback !== undefined) request.once('response', (response) => callback(response));
  return request;
}

function isInternal(options: unknown): options is net.TcpNetConnectOpts {
  if (typeof options !== 'object' || options === null || !('port' in options)) return false;
  const host = 'host' in options ? String(options.host) : 'localhost';
  return Number(options.port) === INTERNAL_PORT && LOOPBACK.has(host);
}
