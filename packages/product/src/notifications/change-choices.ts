import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { CHOICES, noticeChoices } from './collections.ts';
import type { Choices } from './schema.ts';

/** Changes some of what an account is notified about; the others stay as they are on the server. */
export function changeChoices(
  database: Database,
  uid: string,
  changes: Partial<Choices>,
): WriteHandle {
  return database.write('change-notifications', (batch) =>
    batch.merge(noticeChoices, { uid }, CHOICES, changes),
  );
}
