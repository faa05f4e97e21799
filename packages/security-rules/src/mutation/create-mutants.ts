import type { RulesProgram } from '../program.ts';
import type { Expression } from '../syntax/ast.ts';
import { findPlaces, type Place } from './find-places.ts';
import { mutateExpression, type Mutation, type TextOf } from './mutate-expression.ts';

/** Rules with one change. */
export interface Mutant extends Mutation {
  /** Names it by its place and its change, without a line: it stays the same while others change. */
  readonly id: string;
}

/** Creates every mutant of a program. */
export function createMutants({ file, source, service }: RulesProgram): readonly Mutant[] {
  const services = file.services.filter(({ name }) => name === service);
  const textOf: TextOf = ({ span }) =>
    source.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
  const seen = new Map<string, number>();
  return findPlaces({ ...file, services }).flatMap((place) =>
    mutationsOf(place, textOf).map((mutation) => {
      const id = `${place.name}: ${describe(mutation, textOf)}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return { ...mutation, id: count === 1 ? id : `${id} (${count})` };
    }),
  );
}

function mutationsOf({ root, isCondition, isAllow }: Place, textOf: TextOf): readonly Mutation[] {
  const mutations = mutateExpression(root, isCondition, textOf);
  if (!isAllow) return mutations;
  const replacement: Expression = { kind: 'literal', value: true, span: root.span };
  return [{ kind: 'drop', target: root, replacement, text: 'if true' }, ...mutations];
}

/** `original → replacement`; of chained conditions only the part that changes. */
function describe({ kind, target, text }: Mutation, textOf: TextOf): string {
  if (kind === 'drop') return text;
  if (kind === 'logic' && target.kind === 'binary') {
    const { operator, right } = target;
    return `… ${operator} ${textOf(right)} → ${text}`;
  }
  return `${textOf(target)} → ${text}`;
}
