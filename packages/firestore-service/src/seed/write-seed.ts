import { commitWrites, type CommitHost } from '../write/commit-writes.ts';
import { parseSeed } from './parse-seed.ts';

/** Number of documents per commit, so that a large seed stays within a commit's size limit. */
const STEP = 200;

/**
 * Writes the documents of a seed, replacing existing ones. Returns their number.
 * @throws {RpcError} `INVALID_ARGUMENT` for an invalid seed; then nothing is written
 */
export function writeSeed(host: CommitHost, database: string, content: unknown): number {
  const ops = parseSeed(content, database);
  for (let first = 0; first < ops.length; first += STEP) {
    commitWrites(host, database, ops.slice(first, first + STEP), { kind: 'admin' });
  }
  return ops.length;
}
