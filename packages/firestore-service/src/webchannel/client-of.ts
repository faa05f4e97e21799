import type { IncomingMessage } from 'node:http';

/**
 * A key for the browser behind a request, which shares one pool of connections among its tabs: its
 * address, the origin of the page and the user agent.
 */
export function clientOf(request: IncomingMessage): string {
  const { origin = '', 'user-agent': agent = '' } = request.headers;
  return `${request.socket.remoteAddress ?? ''} ${origin} ${agent}`;
}
