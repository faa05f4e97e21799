import type { RefusedWrite } from '@quits/firestore';
import type { PlainMessageKey } from '@quits/i18n';
import { paths } from '../../routing/paths.ts';

const TEXTS: Readonly<Record<string, PlainMessageKey>> = {
  'add-comment': 'expenses:comments',
  'add-expense': 'expenses:add',
  'add-occurrence': 'groups:recurring',
  'add-person': 'groups:addPerson',
  'archive-group': 'groups:archive',
  'change-group': 'groups:settings',
  'change-person': 'groups:people',
  'change-series': 'groups:recurring',
  'claim-person': 'settings:thisIsMe',
  'create-example': 'groups:lookAround',
  'create-group': 'groups:create',
  'create-invite': 'groups:inviteTitle',
  'delete-comment': 'expenses:comments',
  'delete-expense': 'expenses:delete',
  'delete-group': 'groups:deleteGroup',
  'delete-series': 'groups:recurring',
  'edit-expense': 'expenses:edit',
  import: 'importing:title',
  'import-people': 'importing:title',
  'join-group': 'groups:join',
  'leave-group': 'settings:leave',
  'merge-people': 'settings:merge',
  'put-category': 'groups:categories',
  'record-payment': 'expenses:addPayment',
  'remove-member': 'groups:people',
  'remove-person': 'groups:people',
  'reopen-group': 'groups:unarchive',
  'repair-group': 'balances:repair',
  'restore-expense': 'common:restore',
  'revoke-invite': 'groups:inviteTitle',
  'set-person-left': 'groups:people',
  'set-role': 'settings:role',
  'start-series': 'groups:recurring',
  'unclaim-person': 'settings:detach',
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
