import { commitWrites, type CommitHost } from '../write/commit-writes.ts';
import { parseSeed } from './parse-seed.ts';

/** Documents in one commit, so that a large seed stays within the size of one. */
const STEP = 200;

/**
 * Writes the documents of a seed, over those that are there. Gives how many they are.
 * @throws {RpcError} `INVALID_ARGUMENT` when the seed is wrong; nothing is written then
 */
export function writeSeed(host: CommitHost, database: string, content: unknown): number {
  const ops = parseSeed(content, database);
  for (let first = 0; first < ops.length; first += STEP) {
    commitWrites(host, database, ops.slice(first, first + STEP), { kind: 'admin' });
  }
  return ops.length;
}
