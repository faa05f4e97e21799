import type { Message } from '@quits/service-base';
import { checkCollectionId } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, isMessage, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { formatFieldPath, isNamePath, NAME_PATH, parseFieldPath } from '../value/field-path.ts';
import type {
  FieldModes,
  FieldOverride,
  GroupIndexes,
  IndexConfig,
  VectorIndex,
} from './index-config.ts';
import {
  reversed,
  type IndexDefinition,
  type IndexField,
  type IndexScope,
} from './index-definition.ts';

/** The parts of a group's indexes while they are gathered. */
interface Gathered {
  readonly composites: IndexDefinition[];
  readonly vectors: VectorIndex[];
  readonly namesDescending: Set<IndexScope>;
  readonly overrides: Map<string, FieldOverride>;
  ttl?: FieldOverride['path'];
}

/**
 * Parses the contents of `firestore.indexes.json`; with them, queries without an index are refused.
 * @throws {RpcError} `INVALID_ARGUMENT` describing the problem
 */
export function parseIndexConfig(content: unknown): IndexConfig {
  if (!isMessage(content)) throw invalidArgument('The index definitions must be a JSON object.');
  const groups = new Map<string, Gathered>();
  const groupOf = (holder: Message): Gathered => {
    const id = checkCollectionId(stringAt(holder, 'collectionGroup'));
    const known = groups.get(id);
    if (known !== undefined) return known;
    const fresh = {
      composites: [],
      vectors: [],
      namesDescending: new Set<IndexScope>(),
      overrides: new Map(),
    };
    groups.set(id, fresh);
    return fresh;
  };
  for (const index of messagesAt(content, 'indexes')) addIndex(groupOf(index), index);
  for (const override of messagesAt(content, 'fieldOverrides')) {
    addOverride(groupOf(override), override);
  }
  return { isRequired: true, groups: new Map([...groups].map(([id, group]) => [id, seal(group)])) };
}

function seal({ ttl, ...group }: Gathered): GroupIndexes {
  return ttl === undefined ? group : { ...group, ttl };
}

function addIndex(group: Gathered, index: Message): void {
  const named = stringAt(index, 'queryScope');
  if (named === '') throw invalidArgument('An index must have a queryScope.');
  const scope = parseScope(named);
  const raw = messagesAt(index, 'fields');
  const vector = raw.find((field) => field['vectorConfig'] !== undefined);
  if (vector !== undefined) {
    group.vectors.push(parseVectorIndex(scope, vector, raw));
    return;
  }
  const fields = raw.map((field) => parseIndexField(field));
  if (fields.filter(({ mode }) => mode === 'contains').length > 1) {
    throw invalidArgument('A composite index can have at most one field with an arrayConfig.');
  }
  const last = fields.at(-1);
  if (last === undefined) return;
  const areNamesDescending = last.mode === 'desc';
  const values = fields.filter(({ path }) => !isNamePath(path));
  if (values.length === 0) {
    if (areNamesDescending) group.namesDescending.add(scope);
    return;
  }
  group.composites.push({ scope, fields: areNamesDescending ? reversed(values) : values });
}

function parseVectorIndex(
  scope: IndexScope,
  vector: Message,
  all: readonly Message[],
): VectorIndex {
  const dimension = integerAt(messageAt(vector, 'vectorConfig') ?? {}, 'dimension');
  const path = parseFieldPath(stringAt(vector, 'fieldPath'));
  if (dimension === undefined) {
    throw invalidArgument(`The vector index on "${formatFieldPath(path)}" must have a dimension.`);
  }
  const others = all.filter((field) => field !== vector).map((field) => parseIndexField(field));
  return {
    scope,
    path,
    dimension,
    fields: others.map((field) => formatFieldPath(field.path)).filter((text) => text !== NAME_PATH),
  };
}

function parseIndexField(field: Message): IndexField {
  const path = parseFieldPath(stringAt(field, 'fieldPath'));
  if (field['arrayConfig'] === 'CONTAINS') return { path, mode: 'contains' };
  const order = field['order'] ?? field['mode'];
  if (order === 'ASCENDING') return { path, mode: 'asc' };
  if (order === 'DESCENDING') return { path, mode: 'desc' };
  throw invalidArgument(
    `The index field "${formatFieldPath(path)}" must have an order of ASCENDING or DESCENDING, or an arrayConfig of CONTAINS.`,
  );
}

function addOverride(group: Gathered, override: Message): void {
  const text = stringAt(override, 'fieldPath');
  const path = text === '*' ? undefined : parseFieldPath(text);
  if (override['ttl'] === true) group.ttl = path;
  if (override['indexes'] === undefined) return;
  const indexes = messagesAt(override, 'indexes');
  const modes = { collection: modesIn(indexes, 'collection'), group: modesIn(indexes, 'group') };
  group.overrides.set(path === undefined ? '*' : formatFieldPath(path), { path, modes });
}

function modesIn(indexes: readonly Message[], scope: IndexScope): FieldModes {
  const inScope = indexes.filter((index) => parseScope(stringAt(index, 'queryScope')) === scope);
  return {
    asc: inScope.some(({ order }) => order === 'ASCENDING'),
    desc: inScope.some(({ order }) => order === 'DESCENDING'),
    contains: inScope.some(({ arrayConfig }) => arrayConfig === 'CONTAINS'),
  };
}

function parseScope(text: string): IndexScope {
  if (text === 'COLLECTION' || text === '') return 'collection';
  if (text === 'COLLECTION_GROUP') return 'group';
  throw invalidArgument(`The query scope "${text}" must be COLLECTION or COLLECTION_GROUP.`);
}
