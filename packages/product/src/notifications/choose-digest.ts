import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { DIGEST, digests } from './collections.ts';
import type { Digest } from './schema.ts';

/** Chooses how often an account gets a summary by email; `undefined` for never, which also deletes what the server keeps for it. */
export function chooseDigest(
  database: Database,
  uid: string,
  choice: Pick<Digest, 'every' | 'locale'> | undefined,
): WriteHandle {
  return database.write('change-notifications', (batch) => {
    if (choice === undefined) batch.delete(digests, { uid }, DIGEST);
    else batch.merge(digests, { uid }, DIGEST, choice);
  });
}
