import type { StaticMessageKey } from './texts/load-product-texts.ts';

/** What is known of a kind of write. */
export interface WriteKind {
  /** Names the change where it was refused. */
  readonly text: StaticMessageKey;
  /** Whether the measurement of use counts it, after consent. @default false */
  readonly counted?: true;
  /**
   * Whether a refused one may be made again on a newer version of the group, where nobody touched the same fields.
   * @default false
   */
  readonly rebasable?: true;
}

/** Every write of the product by its label; a label that is not here does not compile. */
export const WRITES = {
  'add-comment': { text: 'refused:addComment' },
  'add-expense': { text: 'refused:addExpense', counted: true },
  'add-occurrence': { text: 'refused:addExpense' },
  'add-person': { text: 'refused:addPerson', counted: true, rebasable: true },
  'archive-group': { text: 'refused:archiveGroup', counted: true },
  'change-group': { text: 'refused:changeGroup', rebasable: true },
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
  'start-series': { text: 'refused:startSeries', counted: true },
  'unclaim-person': { text: 'refused:unclaimPerson' },
} as const satisfies Readonly<Record<string, WriteKind>>;

/** Label of a write. */
export type WriteLabel = keyof typeof WRITES;

/** Label of a write that is counted. */
export type CountedLabel = {
  [Label in WriteLabel]: (typeof WRITES)[Label] extends { readonly counted: true } ? Label : never;
}[WriteLabel];

/** Whether a label stands in the table; one that a device kept from another version may not. */
export function isWriteLabel(label: string): label is WriteLabel {
  return Object.hasOwn(WRITES, label);
}

/** What is known of the write of a label; `undefined` for one of another version. */
export function writeKind(label: string): WriteKind | undefined {
  return isWriteLabel(label) ? WRITES[label] : undefined;
}

/** Whether a write is counted. */
export function isCounted(label: string): label is CountedLabel {
  return writeKind(label)?.counted === true;
}
