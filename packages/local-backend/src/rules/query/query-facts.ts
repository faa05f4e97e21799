import { fromValue } from '../value/from-document.ts';
import { compare } from '../value/ordering.ts';
import {
  RulesPath,
  UNKNOWN,
  Unknown,
  type Bound,
  type Facts,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';
import type { FieldCondition, QueryCase } from './query-cases.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the conditions say of one field and those below it. */
interface Node {
  exact?: RulesValue;
  readonly facts: Writable<Facts>;
  readonly children: Map<string, Node>;
}

/** What a query tells of the documents of one of its cases. */
export interface DocumentFacts {
  /** `resource.data` */
  readonly data: Unknown;
  /** Of the document, when the case names it. */
  readonly path: RulesPath | null;
}

/**
 * Gathers what is certain of every document that fits a case: fields in filters and orders exist,
 * and their values keep to the filters.
 */
export function factsOf(
  conditions: QueryCase,
  ordered: readonly (readonly string[])[],
): DocumentFacts {
  const root: Node = { facts: { type: 'map' }, children: new Map() };
  let path: RulesPath | null = null;
  for (const condition of conditions) {
    const value = fromValue(condition.value);
    if (condition.path[0] === '__name__') {
      if (condition.operator === 'EQUAL' && value instanceof RulesPath) path = value;
    } else {
      addCondition(nodeAt(root, condition.path), condition, value);
    }
  }
  for (const field of ordered) if (field[0] !== '__name__') nodeAt(root, field);
  return { data: new Unknown({ ...root.facts, members: membersOf(root) }), path };
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const name of path) {
    const child = node.children.get(name) ?? { facts: {}, children: new Map() };
    node.children.set(name, child);
    node = child;
  }
  return node;
}

function addCondition(node: Node, { operator }: FieldCondition, value: RulesValue): void {
  const { facts } = node;
  switch (operator) {
    case 'EQUAL':
      addEquality(node, value);
      break;
    case 'NOT_EQUAL':
      // The service never returns null for an inequality.
      facts.excluded = [...(facts.excluded ?? []), value, null];
      break;
    case 'ARRAY_CONTAINS':
      facts.type = 'list';
      facts.contains = [...(facts.contains ?? []), value];
      break;
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      setRangeType(facts, value);
      facts.to = tighter(facts.to, { value, inclusive: operator !== 'LESS_THAN' }, -1);
      break;
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      setRangeType(facts, value);
      facts.from = tighter(facts.from, { value, inclusive: operator !== 'GREATER_THAN' }, 1);
      break;
    default:
  }
}

/** An equal number can be an integer or a float; any other equal value is the same value. */
function addEquality(node: Node, value: RulesValue): void {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value))) {
    node.facts.type = 'number';
    node.facts.from = { value, inclusive: true };
    node.facts.to = { value, inclusive: true };
  } else {
    node.exact = value;
  }
}

function setRangeType(facts: Writable<Facts>, value: RulesValue): void {
  const type = typeOf(value);
  if (type === null) return;
  facts.type = type === 'int' || type === 'float' ? 'number' : type;
}

function tighter(known: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (known === undefined) return bound;
  const order = compare(bound.value, known.value);
  if (order === null || Number.isNaN(order)) return known;
  if (order === 0) return bound.inclusive ? known : bound;
  return order * direction > 0 ? bound : known;
}

function valueOf(node: Node): RulesValue {
  if (node.exact !== undefined) return node.exact;
  if (node.children.size > 0) {
    return new Unknown({ ...node.facts, type: 'map', members: membersOf(node) });
  }
  return Object.keys(node.facts).length === 0 ? UNKNOWN : new Unknown(node.facts);
}

function membersOf(node: Node): ReadonlyMap<string, RulesValue> {
  return new Map(Array.from(node.children, ([name, child]) => [name, valueOf(child)]));
}
