import type { PlainMessageKey } from './texts/load-product-texts.ts';

/** What is known of a kind of write. */
export interface WriteKind {
  /** Names the change where it was refused. */
  readonly text: PlainMessageKey;
  /** Whether the measurement of use counts it, after consent. */
  readonly counted: boolean;
  /** Whether a refused one may be made again on a newer version of the group, where nobody touched the same fields. */
  readonly rebasable: boolean;
}

/** Every write of the product by its label; a label that is not here does not compile. */
export const WRITES = {
  'add-comment': { text: 'expenses:comments', counted: false, rebasable: false },
  'add-expense': { text: 'expenses:add', counted: true, rebasable: false },
  'add-occurrence': { text: 'groups:recurring', counted: false, rebasable: false },
  'add-person': { text: 'groups:addPerson', counted: true, rebasable: true },
  'archive-group': { text: 'groups:archive', counted: true, rebasable: false },
  'change-group': { text: 'groups:settings', counted: false, rebasable: true },
  'change-person': { text: 'groups:people', counted: false, rebasable: true },
  'change-series': { text: 'groups:recurring', counted: false, rebasable: false },
  'claim-person': { text: 'settings:thisIsMe', counted: false, rebasable: false },
  'create-example': { text: 'groups:lookAround', counted: true, rebasable: false },
  'create-group': { text: 'groups:create', counted: true, rebasable: false },
  'create-invite': { text: 'groups:inviteTitle', counted: true, rebasable: false },
  'delete-comment': { text: 'expenses:comments', counted: false, rebasable: false },
  'delete-expense': { text: 'expenses:delete', counted: true, rebasable: false },
  'delete-group': { text: 'groups:deleteGroup', counted: true, rebasable: false },
  'delete-series': { text: 'groups:recurring', counted: false, rebasable: false },
  'edit-expense': { text: 'expenses:edit', counted: true, rebasable: false },
  import: { text: 'importing:title', counted: true, rebasable: false },
  'import-people': { text: 'importing:title', counted: false, rebasable: false },
  'join-group': { text: 'groups:join', counted: true, rebasable: false },
  'leave-group': { text: 'settings:leave', counted: true, rebasable: false },
  'merge-people': { text: 'settings:merge', counted: true, rebasable: false },
  'put-category': { text: 'groups:categories', counted: false, rebasable: true },
  'record-payment': { text: 'expenses:addPayment', counted: true, rebasable: false },
  'remove-member': { text: 'groups:people', counted: false, rebasable: false },
  'remove-person': { text: 'groups:people', counted: false, rebasable: false },
  'reopen-group': { text: 'groups:unarchive', counted: false, rebasable: false },
  'repair-group': { text: 'balances:repair', counted: true, rebasable: false },
  'restore-expense': { text: 'common:restore', counted: true, rebasable: false },
  'revoke-invite': { text: 'groups:inviteTitle', counted: false, rebasable: false },
  'set-person-left': { text: 'groups:people', counted: false, rebasable: true },
  'set-role': { text: 'settings:role', counted: false, rebasable: false },
  'start-series': { text: 'groups:recurring', counted: true, rebasable: false },
  'unclaim-person': { text: 'settings:detach', counted: false, rebasable: false },
} as const satisfies Readonly<Record<string, WriteKind>>;

/** Label of a write. */
export type WriteLabel = keyof typeof WRITES;

/** Label of a write that is counted. */
export type CountedLabel = {
  [Label in WriteLabel]: (typeof WRITES)[Label]['counted'] extends true ? Label : never;
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
