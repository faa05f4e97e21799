import type { Database } from './database.ts';
import type { ChangeGroupRequest } from './group/change-group.ts';
import { changeGroup } from './group/change-group.ts';
import type { CountedLabel } from './writes.ts';

/** Writes of a label that the table has, and of one that it lacks. */
export function tryLabels(database: Database, request: ChangeGroupRequest): void {
  database.write('add-expense', () => undefined);
  // @ts-expect-error the table of writes has no such label
  database.write('put-budget', () => undefined);
  changeGroup(database, request, {
    label: 'change-group',
    fields: {},
    note: { change: 'archived' },
  });
  // @ts-expect-error the table of writes has no such label
  changeGroup(database, request, { label: 'put-budget', fields: {}, note: { change: 'archived' } });
}

export const counted: CountedLabel = 'add-expense';
// @ts-expect-error comments are not counted
export const uncounted: CountedLabel = 'add-comment';
