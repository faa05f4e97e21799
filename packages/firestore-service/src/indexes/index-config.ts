import { formatFieldPath, type FieldPath } from '../value/field-path.ts';
import type { IndexDefinition, IndexScope } from './index-definition.ts';

/** Automatic indexes of a field in one scope. */
export interface FieldModes {
  readonly asc: boolean;
  readonly desc: boolean;
  readonly contains: boolean;
}

/** A field whose automatic indexes differ from the default. */
export interface FieldOverride {
  /** `undefined` for all fields without an override. */
  readonly path: FieldPath | undefined;
  readonly modes: Readonly<Record<IndexScope, FieldModes>>;
}

/** An index for searches of the nearest vectors. */
export interface VectorIndex {
  readonly scope: IndexScope;
  /** Texts of the paths that may be filtered by. */
  readonly fields: readonly string[];
  readonly path: FieldPath;
  readonly dimension: number;
}

/** The indexes of the collections with one id. */
export interface GroupIndexes {
  readonly composites: readonly IndexDefinition[];
  readonly vectors: readonly VectorIndex[];
  /** Scopes in which names may be read backwards. */
  readonly namesDescending: ReadonlySet<IndexScope>;
  /** By the text of the path, `*` for the default. */
  readonly overrides: ReadonlyMap<string, FieldOverride>;
  /** Field with the time after which a document is deleted. */
  readonly ttl?: FieldPath;
}

/** The indexes of all collections. */
export interface IndexConfig {
  /** Whether a query without a fitting index is refused. */
  readonly isRequired: boolean;
  readonly groups: ReadonlyMap<string, GroupIndexes>;
}

const EVERYTHING: FieldModes = { asc: true, desc: true, contains: true };
const NOTHING: FieldModes = { asc: false, desc: false, contains: false };
const USUAL: FieldOverride['modes'] = { collection: EVERYTHING, group: NOTHING };

const NO_INDEXES: GroupIndexes = {
  composites: [],
  vectors: [],
  namesDescending: new Set(),
  overrides: new Map(),
};

/** Only the automatic indexes; no query is refused. */
export const AUTOMATIC_INDEXES: IndexConfig = { isRequired: false, groups: new Map() };

/** The indexes of the collections with an id. */
export function groupIndexes(config: IndexConfig, collectionId: string): GroupIndexes {
  return config.groups.get(collectionId) ?? NO_INDEXES;
}

/** Returns the automatic indexes of a field: its own setting, or that of a parent map. */
export function fieldModes(indexes: GroupIndexes, path: FieldPath): FieldOverride['modes'] {
  if (indexes.overrides.size === 0) return USUAL;
  for (let length = path.length; length > 0; length -= 1) {
    const found = indexes.overrides.get(formatFieldPath(path.slice(0, length)));
    if (found !== undefined) return found.modes;
  }
  return indexes.overrides.get('*')?.modes ?? USUAL;
}
