import { fieldModes, type GroupIndexes } from '../indexes/index-config.ts';
import {
  elementIndex,
  fieldIndex,
  type IndexDefinition,
  type IndexField,
  type IndexScope,
} from '../indexes/index-definition.ts';
import type { FieldFilter } from '../query/query.ts';
import { formatFieldPath } from '../value/field-path.ts';
import type { SortShape } from './sort-shape.ts';

/** An index with the equalities that its leading fields serve, in the order of those fields. */
export interface ChosenIndex {
  readonly definition: IndexDefinition;
  readonly equalities: readonly FieldFilter[];
}

/**
 * Finds indexes that together cover all equalities and whose entries are then in the requested
 * order; `undefined` if there are none. The entries of several indexes are intersected.
 */
export function chooseIndexes(
  indexes: GroupIndexes,
  scope: IndexScope,
  equalities: readonly FieldFilter[],
  shape: SortShape,
): readonly ChosenIndex[] | undefined {
  const candidates = [
    ...automatic(indexes, scope, equalities, shape),
    ...indexes.composites
      .filter((definition) => definition.scope === scope)
      .flatMap((definition) => fit(definition, equalities, shape) ?? []),
  ];
  if (equalities.length === 0) {
    const [only] = candidates;
    return only === undefined ? undefined : [only];
  }
  const chosen: ChosenIndex[] = [];
  let open: readonly FieldFilter[] = equalities;
  while (open.length > 0) {
    const best = candidates
      .map((candidate) => ({ candidate, gain: gainOf(candidate, open) }))
      .reduce<{ candidate?: ChosenIndex; gain: number }>(
        (most, next) => (next.gain > most.gain ? next : most),
        { gain: 0 },
      ).candidate;
    if (best === undefined) return undefined;
    chosen.push(best);
    open = open.filter((filter) => !best.equalities.includes(filter));
  }
  return chosen;
}

function gainOf({ equalities }: ChosenIndex, open: readonly FieldFilter[]): number {
  return equalities.filter((filter) => open.includes(filter)).length;
}

/** The single-field indexes that exist without being defined. */
function automatic(
  indexes: GroupIndexes,
  scope: IndexScope,
  equalities: readonly FieldFilter[],
  { fields, isBackwards }: SortShape,
): ChosenIndex[] {
  const [first, ...rest] = fields;
  if (first !== undefined) {
    const { asc, desc } = fieldModes(indexes, first.path)[scope];
    const serves = first.mode === 'asc' && rest.length === 0 && equalities.length === 0;
    if (!serves || !(isBackwards ? desc : asc)) return [];
    return [{ definition: fieldIndex(scope, first.path), equalities: [] }];
  }
  return equalities.flatMap((filter) => {
    const { asc, desc, contains } = fieldModes(indexes, filter.path)[scope];
    if (filter.op === 'array-contains') {
      if (!contains || isBackwards) return [];
      return [{ definition: elementIndex(scope, filter.path), equalities: [filter] }];
    }
    if (!(isBackwards ? desc : asc)) return [];
    return [{ definition: fieldIndex(scope, filter.path), equalities: [filter] }];
  });
}

/** Matches an index: equalities on its leading fields, then exactly the requested order. */
function fit(
  definition: IndexDefinition,
  equalities: readonly FieldFilter[],
  { fields }: SortShape,
): ChosenIndex | undefined {
  const lead = definition.fields.length - fields.length;
  if (lead < 0) return undefined;
  const isSorted = fields.every((field, i) => sameField(field, definition.fields[lead + i]));
  if (!isSorted) return undefined;
  const served: FieldFilter[] = [];
  for (const field of definition.fields.slice(0, lead)) {
    const filter = equalities.find((one) => !served.includes(one) && serves(field, one));
    if (filter === undefined) return undefined;
    served.push(filter);
  }
  return { definition, equalities: served };
}

function serves({ path, mode }: IndexField, filter: FieldFilter): boolean {
  const isContains = filter.op === 'array-contains';
  return isContains === (mode === 'contains') && samePath(path, filter.path);
}

function sameField(a: IndexField, b: IndexField | undefined): boolean {
  return b !== undefined && a.mode === b.mode && samePath(a.path, b.path);
}

function samePath(a: IndexField['path'], b: IndexField['path']): boolean {
  return formatFieldPath(a) === formatFieldPath(b);
}
