import type { StatementColumns } from '@quits/ledger/statement';
import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import { choiceSchema, type LineChoice } from './line-choice.ts';

const column = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

const layoutSchema = v.object({
  columns: v.object({
    date: column,
    amount: column,
    credit: v.exactOptional(column),
    party: v.exactOptional(column),
    text: v.exactOptional(column),
    currency: v.exactOptional(column),
  }),
  order: v.exactOptional(v.picklist(['day-first', 'month-first'])),
  /** Whether purchases are positive amounts, as on statements of some cards. */
  isReversed: v.boolean(),
});

/** How the CSV files of a bank are read. */
export type StatementLayout = Omit<v.InferOutput<typeof layoutSchema>, 'columns'> & {
  readonly columns: StatementColumns;
};

const ruleSchema = v.object({ key: v.string(), choice: choiceSchema });

/** A choice for all lines of one party, learned from a line that was added. */
export interface StatementRule {
  /** See `ruleKey`. */
  readonly key: string;
  readonly choice: LineChoice;
}

const layoutsSchema = v.record(v.string(), layoutSchema);
const rulesSchema = v.array(ruleSchema);

/** Most layouts and rules that are remembered; the latest stay. */
const MOST_LAYOUTS = 20;
const MOST_RULES = 200;

/** Account and group whose rules are remembered. */
export interface RulesOf {
  readonly uid: string;
  readonly groupId: string;
}

/** Returns the layout that an account chose for files with the same header. */
export function readLayout(uid: string, header: string): StatementLayout | undefined {
  return onDevice.read(layoutsKey(uid), layoutsSchema)?.[header];
}

/** Remembers a layout on this device; `header` is a fingerprint, not the header itself. */
export function keepLayout(uid: string, header: string, layout: StatementLayout): void {
  const { [header]: _, ...others } = onDevice.read(layoutsKey(uid), layoutsSchema) ?? {};
  const kept = Object.entries(others).slice(1 - MOST_LAYOUTS);
  onDevice.keep(layoutsKey(uid), { ...Object.fromEntries(kept), [header]: layout });
}

/** Returns the rules of a group that this device has learned, the latest first. */
export function readRules(of: RulesOf): readonly StatementRule[] {
  return onDevice.read(rulesKey(of), rulesSchema) ?? [];
}

/** Remembers choices for the next statement on this device. */
export function learnRules(of: RulesOf, learned: readonly StatementRule[]): void {
  const byKey = new Map<string, StatementRule>();
  for (const rule of [...learned, ...readRules(of)]) {
    if (rule.key !== '' && !byKey.has(rule.key)) byKey.set(rule.key, rule);
  }
  onDevice.keep(rulesKey(of), [...byKey.values()].slice(0, MOST_RULES));
}

/** Forgets the rule of one party. */
export function forgetRule(of: RulesOf, key: string): void {
  const rest = readRules(of).filter((rule) => rule.key !== key);
  onDevice.keep(rulesKey(of), rest.length === 0 ? undefined : rest);
}

/**
 * Returns the key that lines of one party share: its first two words, without the numbers and the places that banks add. Empty if
 * the line names nobody.
 */
export function ruleKey({
  party,
  text,
}: {
  readonly party: string;
  readonly text: string;
}): string {
  const plain = (party || text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/\p{L}{2,}/gu) ?? []).slice(0, 2).join(' ');
}

function layoutsKey(uid: string): string {
  return `quits.statement.${uid}`;
}

function rulesKey({ uid, groupId }: RulesOf): string {
  return `quits.statement.${uid}.${groupId}`;
}
