import { MAX_PEOPLE } from '../group/schema.ts';
import type { NewGroup } from '../group/create-group.ts';
import { nameKey } from '../person/name-key.ts';
import { characters, LIMITS } from '../limits.ts';

/** State of the form while the user types. */
export type GroupForm = NewGroup;

/** Problem of a name. */
export type NameProblem = 'missing' | 'tooLong' | 'taken' | 'tooMany';

/** Problems of a form by field. */
export interface GroupFormProblems {
  readonly name?: NameProblem;
  readonly ownName?: NameProblem;
  /** Errors by row index (sparse). */
  readonly others?: readonly (NameProblem | undefined)[];
}

/** Checks a form; ignores empty rows of other people. */
export function checkGroup(form: GroupForm): {
  readonly problems: GroupFormProblems;
  readonly group: NewGroup | undefined;
} {
  const name = checkName(form.name, [], LIMITS.text.groupName);
  const ownName = checkName(form.ownName, []);
  const others = form.others.map((other, index) => {
    if (other.trim() === '') return undefined;
    const before = form.others.slice(0, index).filter((name) => name.trim() !== '');
    // The list includes the current user.
    if (before.length + 2 > MAX_PEOPLE) return 'tooMany';
    return checkName(other, [form.ownName, ...before]);
  });
  const problems: GroupFormProblems = {
    ...(name === undefined ? {} : { name }),
    ...(ownName === undefined ? {} : { ownName }),
    ...(others.some((problem) => problem !== undefined) ? { others } : {}),
  };
  if (Object.keys(problems).length > 0) return { problems, group: undefined };
  const named = form.others.filter((other) => other.trim() !== '');
  const emoji = form.emoji.trim();
  return { problems, group: { ...form, emoji: emoji === '' ? '🧾' : emoji, others: named } };
}

function checkName(
  name: string,
  taken: readonly string[],
  most: number = LIMITS.text.personName,
): NameProblem | undefined {
  const key = nameKey(name);
  if (key === '') return 'missing';
  if (characters(name.trim()) > most) return 'tooLong';
  return taken.some((other) => nameKey(other) === key) ? 'taken' : undefined;
}
