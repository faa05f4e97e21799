import type { StatementLine } from '@quits/ledger/statement';
import { choiceOfRule, defaultChoice } from '@quits/product/statement/default-choice.ts';
import type { LineChoice, Whose } from '@quits/product/statement/line-choice.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { PlannedLine } from '@quits/product/statement/plan-lines.ts';
import { useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useCategoryGuess } from '../../categories/use-category-guess.ts';

/** Selected lines and what becomes of them. */
export interface Choices {
  readonly of: (line: StatementLine) => LineChoice | undefined;
  readonly select: (line: StatementLine, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
  readonly change: (line: StatementLine, choice: LineChoice) => void;
  /** Sets whom all selected lines are for. */
  readonly changeAll: (whose: Whose) => void;
}

/** Options of {@link useChoices}. */
export interface ChoicesOptions {
  /** Lines that the group doesn't have. */
  readonly fresh: readonly PlannedLine[];
  readonly people: readonly NamedPerson[];
  readonly payerId: string;
}

/** Returns the choices for lines; those with a rule are selected at first. */
export function useChoices({ fresh, people, payerId }: ChoicesOptions): Choices {
  const { offered } = useCategories();
  const guess = useCategoryGuess();
  const categoryIds = offered.map(({ id }) => id);
  const options = { people, payerId, categoryIds };
  // `undefined`: deselected although a rule selects it.
  const [chosen, setChosen] = useState<ReadonlyMap<string, LineChoice | undefined>>(new Map());

  const of = ({ line, rule }: PlannedLine) =>
    chosen.has(line.id) ? chosen.get(line.id) : choiceOfRule(rule, options);
  const byId = new Map(fresh.map((one) => [one.line.id, one]));
  const suggested = ({ line, rule }: PlannedLine) =>
    defaultChoice(line, { ...options, rule, guess });

  return {
    of(line) {
      const planned = byId.get(line.id);
      return planned === undefined ? undefined : of(planned);
    },
    select(line, isSelected) {
      const planned = byId.get(line.id);
      if (planned === undefined) return;
      const choice = isSelected ? suggested(planned) : undefined;
      setChosen(new Map(chosen).set(line.id, choice));
    },
    selectAll(isSelected) {
      const next = fresh.map(
        (one) => [one.line.id, isSelected ? (of(one) ?? suggested(one)) : undefined] as const,
      );
      setChosen(new Map(next));
    },
    change(line, choice) {
      setChosen(new Map(chosen).set(line.id, choice));
    },
    changeAll(whose) {
      const next = fresh.flatMap((one) => {
        const choice = of(one);
        return choice === undefined ? [] : [[one.line.id, { ...choice, whose }] as const];
      });
      setChosen(new Map([...chosen, ...next]));
    },
  };
}
