import { writeKind } from '../writes.ts';
import type { RejectedWrite } from '@quits/firestore';
import type { StaticMessageKey } from '@quits/i18n';
import { isOfVersionOne, linksOf } from './refused-chain.ts';

const EXPENSE = /^groups\/([^/]+)\/expenses\/([^/]+)$/;

/** Ids of an expense. */
export interface ExpenseAddress {
  readonly groupId: string;
  readonly expenseId: string;
}

/** A rejected change in the user's terms. */
export interface DescribedWrite {
  /** Text key of the attempted action; `undefined` if there is none. */
  readonly what: StaticMessageKey | undefined;
  /** Name of the affected object, as the user typed it. */
  readonly name: string | undefined;
  /** Number of changes in the chain. */
  readonly changes: number;
  /** The expense of which both versions can be compared. */
  readonly compare: ExpenseAddress | undefined;
  /** Expense whose deletion conflicted with another member's change. */
  readonly deletion: ExpenseAddress | undefined;
  /**
   * Whether it is a write of the app's first version, in a format that the server no longer
   * accepts.
   */
  readonly isOutdated: boolean;
}

/** Describes a rejected write by its label and operations. */
export function describeWrite(write: RejectedWrite): DescribedWrite {
  const links = linksOf(write);
  const { label } = links.at(-1) ?? write;
  const named = links
    .flatMap(({ operations }) => operations.map(nameIn))
    .findLast((name) => name !== undefined);
  const [, groupId, expenseId] =
    links
      .flatMap(({ conflicts }) => conflicts)
      .map(({ path }) => EXPENSE.exec(path))
      .find((found) => found !== null) ?? [];
  const expense =
    groupId === undefined || expenseId === undefined ? undefined : { groupId, expenseId };
  return {
    what: writeKind(label)?.text,
    name: named,
    changes: links.length,
    compare: label === 'edit-expense' ? expense : undefined,
    deletion: label === 'delete-expense' ? expense : undefined,
    isOutdated: links.some(isOfVersionOne),
  };
}

function nameIn(operation: RejectedWrite['operations'][number]): string | undefined {
  if (operation.kind === 'delete') return undefined;
  const fields = operation.kind === 'update' ? operation.patch : operation.data;
  const name = fields['title'] ?? fields['name'] ?? fields['text'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}
