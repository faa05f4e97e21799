import { deleteField, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { changeGroup, type ChangeGroupRequest } from './change-group.ts';
import type { KeptGroup } from './group-change.ts';
import type { UsualSetting } from './usual.ts';
import type { UsualSplit } from './usual-split.ts';

/** New values of a group's defaults; `null` removes one, and a missing one stays. */
export interface UsualChange {
  readonly usualSplit?: UsualSplit | null;
  /** Id of a category. */
  readonly usualCategory?: string | null;
  /** Id of a person. */
  readonly usualPayer?: string | null;
}

const SETTINGS = [
  'usualSplit',
  'usualCategory',
  'usualPayer',
] as const satisfies readonly UsualSetting[];

/** Changes a group's defaults of new expenses; existing expenses stay unchanged. */
export function changeUsual(
  database: Database,
  request: ChangeGroupRequest,
  change: UsualChange,
): WriteHandle {
  const changed = SETTINGS.filter((name) => change[name] !== undefined);
  return changeGroup(database, request, {
    label: 'change-group',
    fields: Object.fromEntries(changed.map((name) => [name, change[name] ?? deleteField()])),
    note: { change: 'defaults', ...pick(changed, change) },
    before: pick(changed, request.group.data),
  });
}

function pick(names: readonly UsualSetting[], from: UsualChange): KeptGroup {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name] ?? undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
