import { invalidArgument } from '../rpc/invalid-argument.ts';

const MARK = 'p1:';

/** Encodes the position where a page ended as a page token. */
export function encodePageToken(position: string): string {
  return Buffer.from(MARK + position).toString('base64url');
}

/** Reads a page token; empty means the first page. @throws {RpcError} when it is none of ours */
export function decodePageToken(token: string): string | undefined {
  if (token === '') return undefined;
  const text = Buffer.from(token, 'base64url').toString();
  if (!text.startsWith(MARK)) throw invalidArgument('Invalid page token.');
  return text.slice(MARK.length);
}
