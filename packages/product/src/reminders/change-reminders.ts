import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { REMINDERS, reminderChoices } from './collections.ts';
import type { ReminderChoices } from './schema.ts';

/** Changes some of an account's choices about reminders; the others stay as they are on the server. */
export function changeReminders(
  database: Database,
  uid: string,
  changes: Partial<Pick<ReminderChoices, 'off' | 'muted' | 'monthly' | 'locale'>>,
): WriteHandle {
  return database.write('change-notifications', (batch) =>
    batch.merge(reminderChoices, { uid }, REMINDERS, changes),
  );
}
