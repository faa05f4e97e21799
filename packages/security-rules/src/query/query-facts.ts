import { fromValue } from '../value/from-document.ts';
import { RulesPath, Unknown } from '../value/rules-value.ts';
import { FieldFacts } from './field-facts.ts';
import type { QueryCase } from './query-cases.ts';

/** Facts about the documents of one case of a query. */
export interface DocumentFacts {
  /** `resource.data` */
  readonly data: Unknown;
  /** Path of the document if the case determines it. */
  readonly path: RulesPath | null;
  /** Whether no document can match. */
  readonly impossible: boolean;
}

/**
 * Collects the facts that hold for every document of a case: fields in filters and orders exist,
 * and their values satisfy the filters.
 */
export function factsOf(
  conditions: QueryCase,
  ordered: readonly (readonly string[])[],
): DocumentFacts {
  const root = new FieldFacts();
  let path: RulesPath | null = null;
  for (const condition of conditions) {
    const value = fromValue(condition.value);
    if (condition.path[0] !== '__name__') root.at(condition.path).add(condition.operator, value);
    else if (condition.operator === 'EQUAL' && value instanceof RulesPath) path = value;
  }
  for (const field of ordered) if (field[0] !== '__name__') root.at(field);
  const data = new Unknown({ type: 'map', members: root.members() });
  return { data, path, impossible: root.impossible() };
}
