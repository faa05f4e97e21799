import { createServer, type Server } from 'node:http';

/** Answers to the requests by which an authority checks that a host name leads here (RFC 8555, 8.3). */
export interface HttpChallenges {
  add(token: string, answer: string): void;
  remove(token: string): void;
  /** Serves the answers, and sends all other requests to the server's address. */
  readonly server: Server;
}

const PATH = '/.well-known/acme-challenge/';

/** Creates a server without encryption. `origin` is the address to which it sends browsers. */
export function createHttpChallenges(origin: string): HttpChallenges {
  const answers = new Map<string, string>();
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    ({ url = '/' }, response) => {
      const answer = url.startsWith(PATH) ? answers.get(url.slice(PATH.length)) : undefined;
      if (answer !== undefined) {
        response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(answer);
        return;
      }
      // A path that begins with two slashes would name another host if the origin were left out.
      const path = url.startsWith('/') ? url : '/';
      response.writeHead(308, { Location: origin + path, Connection: 'close' }).end();
    },
  );
  return {
    add: (token, answer) => void answers.set(token, answer),
    remove: (token) => void answers.delete(token),
    server,
  };
}
