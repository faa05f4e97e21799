import type { OutgoingHttpHeaders } from 'node:http2';
import { RpcError, STATUS_NUMBER } from '@quits/service-base';
import { encodeMessage } from './proto/encode.ts';

/** Returns the trailers that end a call, with an optional error. */
export function trailersOf(error: RpcError | undefined): OutgoingHttpHeaders {
  if (error === undefined) return { 'grpc-status': '0' };
  const { status, message, details } = error;
  const code = STATUS_NUMBER[status];
  const trailers = { 'grpc-status': String(code), 'grpc-message': escapeMessage(message) };
  if (details.length === 0) return trailers;
  const detailed = encodeMessage('Status', { code, message, details });
  return { ...trailers, 'grpc-status-details-bin': detailed.toString('base64') };
}

/** Converts any thrown value into an error that callers may see. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError('INTERNAL', 'Internal error encountered.', { cause: error });
}

/** Percent-encodes characters that gRPC doesn't allow in its status message. */
function escapeMessage(message: string): string {
  return Buffer.from(message)
    .toString('latin1')
    .replaceAll(/[^ -$&-~]/gu, (byte) => {
      const code = byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
      return `%${code}`;
    });
}
