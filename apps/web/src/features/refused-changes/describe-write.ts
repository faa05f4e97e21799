import type { RefusedWrite } from '@quits/firestore';
import type { PlainMessageKey } from '@quits/i18n';
import { paths } from '../../routing/paths.ts';

const TEXTS: Readonly<Record<string, PlainMessageKey>> = {
  'add-expense': 'expenses:add',
  'edit-expense': 'expenses:edit',
  'delete-expense': 'expenses:delete',
  'restore-expense': 'common:restore',
  'create-group': 'groups:create',
  'create-example': 'groups:lookAround',
  'add-person': 'groups:addPerson',
};

/** A refused change in the person's terms. */
export interface DescribedWrite {
  /** What was to be done; `undefined` where no sentence of ours says it. */
  readonly what: PlainMessageKey | undefined;
  /** What it was done to, as the person named it. */
  readonly name: string | undefined;
  /** Where both versions of a conflict can be compared. */
  readonly compare: string | undefined;
}

/** Reads what a refused write was about from its label and operations. */
export function describeWrite({ label, operations, conflicts }: RefusedWrite): DescribedWrite {
  const named = operations.map(nameIn).find((name) => name !== undefined);
  const edited = /^groups\/([^/]+)\/expenses\/([^/]+)$/.exec(conflicts[0]?.path ?? '');
  const [, groupId, expenseId] = edited ?? [];
  return {
    what: TEXTS[label],
    name: named,
    compare:
      label === 'edit-expense' && groupId !== undefined && expenseId !== undefined
        ? paths.editExpense(groupId, expenseId)
        : undefined,
  };
}

function nameIn(operation: RefusedWrite['operations'][number]): string | undefined {
  if (operation.kind === 'delete') return undefined;
  const fields = operation.kind === 'update' ? operation.patch : operation.data;
  const name = fields['title'] ?? fields['name'] ?? fields['text'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}
