import type { Document } from '@quits/security-rules';
import { type Changes, type Commit, pathOf } from './commit.ts';
import { ANYTHING, FIELDS, near } from './hostile-values.ts';
import { isOfExpense, withSums } from './with-sums.ts';
import { type Fields, map, text, type Value, whole } from './value.ts';

/** A legal commit with one difference. */
export interface Mutant {
  /** Location and kind of the difference. */
  readonly what: string;
  /** Returns its changes; `undefined` if there are none. */
  readonly changes: () => Changes | undefined;
}

type Path = readonly string[];

/**
 * Yields every commit that differs from a legal one in one place: each field with any other value,
 * each map with an additional or renamed field, each document omitted, deleted or moved, each new
 * id replaced everywhere. Differences in an expense are repeated with the resulting sums.
 */
export function* mutantsOf(commit: Commit): Generator<Mutant, void> {
  for (const [name, document] of commit.changes) {
    yield* mutantsOfDocument(commit, name, document);
  }
  for (const id of newIdsOf(commit)) {
    for (const other of [
      'a.b',
      'a b',
      '',
      'x'.repeat(65),
      '__proto__',
      'constructor',
      'p-owner',
      'é',
      '*',
      '=',
    ]) {
      const changes = () => renamedAll(commit.changes, id, other);
      yield { what: `a new id → ${JSON.stringify(other.slice(0, 20))}`, changes };
    }
  }
  yield* alsoWritten(commit);
}

function* mutantsOfDocument(
  { before, changes, groupId }: Commit,
  name: string,
  document: Document | null,
): Generator<Mutant, void> {
  const where = pathOf(name).replace(groupId, 'g');
  const put = (next: Document | null | undefined) => {
    const others = new Map(changes);
    if (next === undefined) others.delete(name);
    else others.set(name, next);
    return others;
  };
  yield { what: `${where} left out`, changes: () => put(undefined) };
  if (document === null) return;
  yield { what: `${where} deleted`, changes: () => (before.has(name) ? put(null) : undefined) };
  for (const { at, what, value } of mutantsOfFields(document.fields ?? {}, [])) {
    const fields = () => replaced(document.fields ?? {}, at, value);
    const label = `${where} ${at.join('.')} → ${what}`;
    yield { what: label, changes: () => put({ ...document, fields: fields() }) };
    if (isOfExpense(name)) {
      yield {
        what: `${label}, and its sums`,
        changes: () => withSums({ before, changes }, { ...document, fields: fields() }),
      };
    }
  }
}

interface Mutation {
  readonly at: Path;
  readonly what: string;
  readonly value: Value | undefined;
}

function* mutantsOfFields(fields: Fields, at: Path): Generator<Mutation, void> {
  for (const [key, value] of Object.entries(fields)) {
    const here = [...at, key];
    for (const [what, other] of [...ANYTHING, ...near(value)])
      yield { at: here, what, value: other };
    if ('mapValue' in value) yield* mutantsOfMap(value.mapValue.fields ?? {}, here);
  }
  if (at.length > 0) return;
  for (const key of FIELDS) {
    if (key in fields) continue;
    for (const [what, value] of EXTRA) yield { at: [key], what: `a field more: ${what}`, value };
  }
}

const EXTRA: readonly (readonly [string, Value])[] = [
  ['text', text('x')],
  ['1', whole(1)],
  ['a time', { timestampValue: '1970-01-01T00:00:00Z' }],
  ['a map', map({ 'p-ann': whole(1) })],
];

function* mutantsOfMap(fields: Fields, at: Path): Generator<Mutation, void> {
  yield* mutantsOfFields(fields, at);
  for (const key of [...FIELDS, 'x'.repeat(65), 'é']) {
    if (key in fields) continue;
    for (const [what, value] of [...EXTRA, ...Object.entries(fields).slice(0, 1)]) {
      yield { at: [...at, key], what: `a field more: ${what}`, value };
    }
  }
  const [value = whole(1)] = Object.values(fields);
  const many = Array.from({ length: 300 }, (_, index) => [`n${index}`, value] as const);
  yield { at, what: '300 fields more', value: map({ ...fields, ...Object.fromEntries(many) }) };
}

/** Fields with another value at a path, or none. */
function replaced(fields: Fields, [key = '', ...rest]: Path, value: Value | undefined): Fields {
  const { [key]: old, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [key]: value };
  const inner = old !== undefined && 'mapValue' in old ? (old.mapValue.fields ?? {}) : {};
  return { ...others, [key]: map(replaced(inner, rest, value)) };
}

/** Returns the ids that a commit creates. */
function newIdsOf({ before, changes }: Commit): readonly string[] {
  const known = new Set(JSON.stringify([...before]).match(/[\w-]+/gu));
  const text = JSON.stringify([...changes].map(([name, document]) => [name, document?.fields]));
  const named = text.match(/"[A-Za-z0-9_-]{1,64}"|(?<=\/)[A-Za-z0-9_-]{3,64}(?=")/gu) ?? [];
  const ids = named.map((one) => one.replaceAll('"', ''));
  const field = /^(?:fields|\w+Value|\d+)$/u;
  return [...new Set(ids)].filter((id) => !known.has(id) && !field.test(id)).slice(0, 12);
}

/** Replaces an id everywhere: as a value, as a field name and in paths. */
function renamedAll(changes: Changes, id: string, other: string): Changes | undefined {
  if (/[/]|^$/u.test(other) && [...changes.keys()].some((name) => name.endsWith(`/${id}`))) {
    return undefined;
  }
  const rename = (name: string) => (name === id ? other : name);
  const inValue = (value: Value): Value => {
    if ('stringValue' in value) return text(rename(value.stringValue));
    if ('mapValue' in value) return map(inFields(value.mapValue.fields ?? {}));
    if (!('arrayValue' in value)) return value;
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(inValue) } };
  };
  const inFields = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [rename(key), inValue(value)]));
  return new Map(
    [...changes].map(([name, document]) => {
      const moved = name.split('/').map(rename).join('/');
      const fields = inFields(document?.fields ?? {});
      return [moved, document === null ? null : { ...document, name: moved, fields }];
    }),
  );
}

/** Yields the commit with another stored document changed or deleted as well. */
function* alsoWritten({ before, changes, groupId }: Commit): Generator<Mutant, void> {
  for (const [name, document] of before) {
    if (changes.has(name)) continue;
    const where = pathOf(name).replace(groupId, 'g');
    yield { what: `${where} deleted, too`, changes: () => new Map([...changes, [name, null]]) };
    for (const [key, value] of Object.entries(document.fields ?? {})) {
      const others = near(value).slice(0, 2);
      for (const [what, other] of [...others, ['nothing', undefined] as const]) {
        const fields = replaced(document.fields ?? {}, [key], other);
        const next = { ...document, fields };
        yield {
          what: `${where} ${key} → ${what}, too`,
          changes: () => new Map([...changes, [name, next]]),
        };
      }
    }
  }
}
