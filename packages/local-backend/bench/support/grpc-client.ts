import { connect } from 'node:http2';
import type { Message } from '@quits/service-base';
import { encodeMessage } from '@quits/firestore-service/proto';

/** A minimal gRPC client that waits only for the server. */
export interface GrpcClient {
  /** Makes one call and resolves when its last byte has arrived. @throws unless it succeeds */
  call(method: string, request: Message): Promise<void>;
  stop(): void;
}

/** Connects to a server as an administrator. */
export function connectGrpc(port: number): GrpcClient {
  const session = connect(`http://127.0.0.1:${port}`);
  return {
    call(method, request) {
      const message = encodeMessage(`${method}Request`, request);
      const header = Buffer.alloc(5);
      header.writeUInt32BE(message.length, 1);
      return new Promise((resolve, reject) => {
        const stream = session.request({
          ':method': 'POST',
          ':path': `/google.firestore.v1.Firestore/${method}`,
          'content-type': 'application/grpc',
          te: 'trailers',
          authorization: 'Bearer owner',
        });
        stream.on('error', reject);
        stream.on('trailers', (trailers) => {
          if (trailers['grpc-status'] === '0') resolve();
          else reject(new Error(String(trailers['grpc-message'])));
        });
        stream.resume();
        stream.end(Buffer.concat([header, message]));
      });
    },
    stop: () => session.destroy(),
  };
}
