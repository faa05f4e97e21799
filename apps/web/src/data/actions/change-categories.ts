import { type Database, type Doc, serverTimestamp, type WriteHandle } from '@quits/firestore';
import { groups } from '../collections.ts';
import type { Group, OwnCategory } from '../schemas/group.ts';

/** Which of a group's own categories is to be how. */
export interface CategoryChange {
  readonly group: Doc<Group>;
  readonly id: string;
  readonly category: OwnCategory;
}

/** Adds, changes, removes or brings back a group's own category; expenses keep removed ones. */
export function putCategory(
  database: Database,
  { group, id, category }: CategoryChange,
): WriteHandle {
  return database.write('put-category', (batch) => {
    batch.update(groups, {}, group.id, {
      [`categories.${id}`]: { ...category, name: category.name.trim() },
      version: group.data.version + 1,
      lastActivityAt: serverTimestamp(),
    });
  });
}
