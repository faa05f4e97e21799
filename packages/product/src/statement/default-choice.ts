import type { StatementLine } from '@quits/ledger/statement';
import type { NamedPerson } from '../person/people.ts';
import { type LineChoice, titleOfLine } from './line-choice.ts';
import type { StatementRule } from './statement-memory.ts';

/** Input of {@link defaultChoice}. */
export interface DefaultChoiceOptions {
  readonly rule: StatementRule | undefined;
  /** People to choose from. */
  readonly people: readonly NamedPerson[];
  /** Person whose account it is. */
  readonly payerId: string;
  /** Ids of the categories that the group offers. */
  readonly categoryIds: readonly string[];
  /** Guesses a category by a description. */
  readonly guess: (title: string) => string | undefined;
}

/** Returns the choice that a rule makes, as far as its person and its category are still in the group. */
export function choiceOfRule(
  rule: StatementRule | undefined,
  { people, payerId, categoryIds }: Omit<DefaultChoiceOptions, 'rule' | 'guess'>,
): LineChoice | undefined {
  if (rule === undefined) return undefined;
  const { whose, category } = rule.choice;
  const isHere =
    whose.kind === 'all' ||
    (people.some(({ id }) => id === whose.personId) &&
      (whose.kind === 'one' || whose.personId !== payerId));
  return isHere && categoryIds.includes(category) ? rule.choice : undefined;
}

/**
 * Suggests a choice for a line: its rule's, a payment if the other party is named like someone in the group, or else an expense for
 * everyone.
 */
export function defaultChoice(line: StatementLine, options: DefaultChoiceOptions): LineChoice {
  const { rule, people, payerId, guess } = options;
  const learned = choiceOfRule(rule, options);
  if (learned !== undefined) return learned;
  const title = titleOfLine(line);
  const category = guess(title) ?? 'other';
  const words = wordsOf(line.party);
  const paid = people.find(({ id, name }) => {
    const names = wordsOf(name);
    return id !== payerId && names.length > 0 && names.every((word) => words.includes(word));
  });
  return {
    title,
    category,
    whose: paid === undefined ? { kind: 'all' } : { kind: 'payment', personId: paid.id },
  };
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}
