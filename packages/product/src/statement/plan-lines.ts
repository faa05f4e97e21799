import type { Doc } from '@quits/firestore';
import { matchStatement, type StatementLine } from '@quits/ledger/statement';
import type { Expense } from '../expense/schema.ts';
import { ruleKey, type StatementRule } from './statement-memory.ts';

/** A line of a statement beside what the group has already. */
export interface PlannedLine {
  readonly line: StatementLine;
  /** The expense that the line became or paid for, even if it is deleted. */
  readonly known: Doc<Expense> | undefined;
  /** The rule that this device learned for the line's party. */
  readonly rule: StatementRule | undefined;
}

/** Options of {@link planLines}. */
export interface PlanLinesOptions {
  /** Expenses of the group, those of the statement's period at least. */
  readonly expenses: readonly Doc<Expense>[];
  /** Person whose account it is. */
  readonly payerId: string;
  readonly rules: readonly StatementRule[];
}

/**
 * Finds the expense of each line: the one that was added from it, or one for which the account's owner paid the same amount
 * within a few days. What an undone import removed is new again.
 */
export function planLines(
  lines: readonly StatementLine[],
  { expenses, payerId, rules }: PlanLinesOptions,
): readonly PlannedLine[] {
  const there = expenses.filter(({ data }) => data.reverted !== true);
  const byId = new Map(there.map((expense) => [expense.id, expense]));
  const added = new Set(lines.map(({ id }) => id));
  const others = there.filter(({ id, data }) => !added.has(id) && data.deletedAt === undefined);
  const open = lines.filter(({ id }) => !byId.has(id));
  const matches = new Map([
    ...matchStatement(open, others.flatMap(paidBy(payerId))),
    // Money that came in is compared with income and with payments to the owner.
    ...matchStatement(
      open.map((line) => ({ ...line, amount: -line.amount })),
      others.flatMap(receivedBy(payerId)),
    ),
  ]);
  const ruleOf = new Map(rules.map((rule) => [rule.key, rule]));
  return lines.map((line) => ({
    line,
    known: byId.get(line.id) ?? byId.get(matches.get(line.id) ?? ''),
    rule: ruleOf.get(ruleKey(line)),
  }));
}

function paidBy(payerId: string) {
  return ({ id, data }: Doc<Expense>) =>
    data.kind === 'income' ? [] : matchable(id, data, data.payers[payerId]);
}

function receivedBy(payerId: string) {
  return ({ id, data }: Doc<Expense>) =>
    data.kind === 'expense'
      ? []
      : matchable(id, data, (data.kind === 'income' ? data.payers : data.shares)[payerId]);
}

function matchable(id: string, { title, date, currency }: Expense, amount: number | undefined) {
  return amount === undefined ? [] : [{ id, title, date, currency, amount }];
}
