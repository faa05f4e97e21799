import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { OwnCategory } from '../group/schema.ts';
import type { KeptGroup } from '../group/group-change.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';

/** A custom category and its new values. */
export interface CategoryChange extends ChangeGroupRequest {
  readonly id: string;
  readonly category: OwnCategory;
}

/** Adds, changes, removes or restores a custom category; expenses keep removed ones. */
export function putCategory(
  database: Database,
  { id, category, ...request }: CategoryChange,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'put-category',
    fields: { [`categories.${id}`]: { ...category, name: category.name.trim() } },
    note: { change: 'category', ...toActivitySnapshot(category) },
    before: toActivitySnapshot(request.group.data.categories[id]),
  });
}

function toActivitySnapshot(category: OwnCategory | undefined): KeptGroup {
  if (category === undefined || category.removed === true) return {};
  return { category: `${category.emoji} ${category.name.trim()}` };
}
