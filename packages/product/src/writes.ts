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
  'add-comment': { text: 'expenses:comments' },
  'add-expense': { text: 'expenses:add', counted: true },
  'add-occurrence': { text: 'groups:recurring' },
  'add-person': { text: 'groups:addPerson', counted: true, rebasable: true },
  'archive-group': { text: 'groups:archive', counted: true },
  'change-group': { text: 'groups:settings', rebasable: true },
  'change-person': { text: 'groups:people', rebasable: true },
  'change-series': { text: 'groups:recurring' },
  'claim-person': { text: 'settings:thisIsMe' },
  'create-example': { text: 'groups:lookAround', counted: true },
  'create-group': { text: 'groups:create', counted: true },
  'create-invite': { text: 'groups:inviteTitle', counted: true },
  'delete-comment': { text: 'expenses:comments' },
  'delete-expense': { text: 'expenses:delete', counted: true },
  'delete-group': { text: 'groups:deleteGroup', counted: true },
  'delete-series': { text: 'groups:recurring' },
  'edit-expense': { text: 'expenses:edit', counted: true },
  import: { text: 'importing:title', counted: true },
  'import-people': { text: 'importing:title' },
  'join-group': { text: 'groups:join', counted: true },
  'leave-group': { text: 'settings:leave', counted: true },
  'merge-people': { text: 'settings:merge', counted: true },
  'put-category': { text: 'groups:categories', rebasable: true },
  'record-payment': { text: 'expenses:addPayment', counted: true },
  'remove-member': { text: 'groups:people' },
  'remove-person': { text: 'groups:people' },
  'reopen-group': { text: 'groups:unarchive' },
  'repair-group': { text: 'balances:repair', counted: true },
  'restore-expense': { text: 'common:restore', counted: true },
  'revoke-invite': { text: 'groups:inviteTitle' },
  'set-person-left': { text: 'groups:people', rebasable: true },
  'set-role': { text: 'settings:role' },
  'start-series': { text: 'groups:recurring', counted: true },
  'unclaim-person': { text: 'settings:detach' },
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
