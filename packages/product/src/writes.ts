import type { StaticMessageKey } from './texts/load-product-texts.ts';

/** Properties of a kind of write. */
export interface WriteKind {
  /** Text key that names the change if it is rejected. */
  readonly text: StaticMessageKey;
  /** Whether the measurement of use counts it, after consent. @default false */
  readonly counted?: true;
  /**
   * Whether a rejected one may be rebased on a newer version of the group, if no one else changed
   * the same fields.
   * @default false
   */
  readonly rebasable?: true;
}

/** All of the product's writes by label; any other label doesn't compile. */
export const WRITES = {
  'add-comment': { text: 'refused:addComment' },
  'add-expense': { text: 'refused:addExpense', counted: true },
  'add-occurrence': { text: 'refused:addExpense' },
  'add-person': { text: 'refused:addPerson', counted: true, rebasable: true },
  'archive-group': { text: 'refused:archiveGroup', counted: true },
  'change-budget': { text: 'refused:changeBudget', counted: true },
  'change-group': { text: 'refused:changeGroup', rebasable: true },
  'change-notifications': { text: 'notifications:title' },
  'change-person': { text: 'refused:changePerson', rebasable: true },
  'change-series': { text: 'refused:changeSeries' },
  'claim-person': { text: 'refused:claimPerson' },
  'create-example': { text: 'refused:createExample', counted: true },
  'create-group': { text: 'groups:new', counted: true },
  'create-invite': { text: 'refused:createInvite', counted: true },
  'delete-comment': { text: 'refused:deleteComment' },
  'delete-expense': { text: 'refused:deleteExpense', counted: true },
  'delete-group': { text: 'refused:deleteGroup', counted: true },
  'delete-series': { text: 'refused:deleteSeries' },
  'edit-expense': { text: 'refused:editExpense', counted: true },
  import: { text: 'importing:title', counted: true },
  'import-people': { text: 'importing:title' },
  'join-group': { text: 'refused:joinGroup', counted: true },
  'join-names': { text: 'refused:joinNames', counted: true },
  'leave-group': { text: 'refused:leaveGroup', counted: true },
  'merge-people': { text: 'refused:mergePeople', counted: true },
  'put-category': { text: 'groups:categories', rebasable: true },
  'record-payment': { text: 'refused:recordPayment', counted: true },
  'remove-member': { text: 'refused:removePerson' },
  'remove-person': { text: 'refused:removePerson' },
  'reopen-group': { text: 'refused:reopenGroup' },
  'repair-group': { text: 'refused:repairGroup', counted: true },
  'restore-expense': { text: 'refused:restoreExpense', counted: true },
  'revoke-invite': { text: 'refused:revokeInvite' },
  'set-person-left': { text: 'refused:changePerson', rebasable: true },
  'set-role': { text: 'refused:setRole' },
  'settle-all': { text: 'refused:recordPayment', counted: true },
  'start-series': { text: 'refused:startSeries', counted: true },
  'unclaim-person': { text: 'refused:unclaimPerson' },
} as const satisfies Readonly<Record<string, WriteKind>>;

/** Label of a write. */
export type WriteLabel = keyof typeof WRITES;

/** Label of a write that is counted. */
export type CountedLabel = {
  [Label in WriteLabel]: (typeof WRITES)[Label] extends { readonly counted: true } ? Label : never;
}[WriteLabel];

/**
 * Returns whether a label is in the table; a stored write of another version may have another one.
 */
export function isWriteLabel(label: string): label is WriteLabel {
  return Object.hasOwn(WRITES, label);
}

/** Returns the properties of a label's write; `undefined` for one of another version. */
export function writeKind(label: string): WriteKind | undefined {
  return isWriteLabel(label) ? WRITES[label] : undefined;
}

/** Returns whether a write is counted. */
export function isCounted(label: string): label is CountedLabel {
  return writeKind(label)?.counted === true;
}
