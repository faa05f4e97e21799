import { type ClientHttp2Session, connect } from 'node:http2';
import type { Response, Wire } from './wire.ts';

/** A connection by HTTP/2 with TLS, which carries all requests of a browser. */
export class SecureWire implements Pick<Wire, 'send' | 'close' | 'received'> {
  readonly #port: number;
  readonly #host: string;
  readonly #agent: string;
  #session: ClientHttp2Session | undefined;
  /** Bytes of bodies received. */
  received = 0;

  constructor(port: number, host: string, agent: string) {
    this.#port = port;
    this.#host = host;
    this.#agent = agent;
  }

  /** Sends a request; `onPart` gets each part of the body as it arrives. The status is 0 if the connection broke. */
  send(
    method: 'GET' | 'POST',
    target: string,
    body = '',
    onPart?: (part: Buffer) => void,
  ): Promise<Response> {
    this.#session ??= this.#connect();
    const stream = this.#session.request({
      ':method': method,
      ':path': target,
      ':authority': this.#host,
      'accept-encoding': 'gzip',
      'user-agent': this.#agent,
      ...(method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    });
    // A request without a body has ended already.
    if (method === 'POST') stream.end(body);
    return new Promise((done) => {
      let status = 0;
      const parts: Buffer[] = [];
      stream.on('response', (headers) => {
        status = Number(headers[':status']);
      });
      stream.on('data', (part: Buffer) => {
        this.received += part.length;
        if (onPart === undefined) parts.push(part);
        else onPart(part);
      });
      stream.on('error', () => undefined);
      stream.on('close', () => done({ status, body: Buffer.concat(parts) }));
    });
  }

  close(): void {
    this.#session?.destroy();
  }

  #connect(): ClientHttp2Session {
    const session = connect(`https://127.0.0.1:${this.#port}`, {
      servername: this.#host,
      // The load's own certificate.
      rejectUnauthorized: false,
    });
    session.on('error', () => undefined);
    session.on('close', () => {
      this.#session = undefined;
    });
    return session;
  }
}
