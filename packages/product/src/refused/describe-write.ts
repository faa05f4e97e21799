import { writeKind } from '../writes.ts';
import type { RejectedWrite } from '@quits/firestore';
import type { StaticMessageKey } from '@quits/i18n';
import { isOfVersionOne, linksOf } from './refused-chain.ts';

const EXPENSE = /^groups\/([^/]+)\/expenses\/([^/]+)$/;

/** Where an expense is. */
export interface ExpenseAddress {
  readonly groupId: string;
  readonly expenseId: string;
}

/** A refused change in the person's terms. */
export interface DescribedWrite {
  /** What was to be done; `undefined` where no sentence of ours says it. */
  readonly what: StaticMessageKey | undefined;
  /** What it was done to, as the person named it. */
  readonly name: string | undefined;
  /** How many changes were made one on the other. */
  readonly changes: number;
  /** The expense of which both versions can be compared. */
  readonly compare: ExpenseAddress | undefined;
  /** The expense that was to be deleted when someone else's change came first. */
  readonly deletion: ExpenseAddress | undefined;
  /** Whether the first version of the app made it, in a form that the server no longer takes. */
  readonly isOutdated: boolean;
}

/** Reads what a refused write was about from its label and operations. */
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
