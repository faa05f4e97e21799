import { splitFieldPath } from './field-path.ts';
import { isMap, valuesEqual } from './plain.ts';
import { isSentinel, type ServerTimestamp } from './sentinel.ts';

type Now = Date | ServerTimestamp;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a document after a merge of nested fields, with sentinels resolved; doesn't modify the
 * original. `now` is used as the server's time.
 */
export function mergeFields(document: Fields, data: Fields, now: Now): Record<string, unknown> {
  const result = { ...document };
  for (const [key, value] of Object.entries(data)) put(result, key, value, now, result[key]);
  return result;
}

/** Returns a document after an update of fields named by dotted paths. */
export function applyPatch(document: Fields, patch: Fields, now: Now): Record<string, unknown> {
  const result = { ...document };
  for (const [path, value] of Object.entries(patch)) {
    setAt(result, splitFieldPath(path), value, now);
  }
  return result;
}

function setAt(
  target: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
  now: Now,
): void {
  if (rest.length === 0) return put(target, key, value, now, undefined);
  const inner = target[key];
  const copy = isMap(inner) ? { ...inner } : {};
  target[key] = copy;
  return setAt(copy, rest, value, now);
}

/** Sets a key: merges maps, replaces any other value. */
function put(
  target: Record<string, unknown>,
  key: string,
  value: unknown,
  now: Now,
  before: unknown,
): void {
  const resolved = isMap(value)
    ? mergeFields(isMap(before) && Object.keys(value).length > 0 ? before : {}, value, now)
    : resolve(value, target[key], now);
  if (resolved === undefined) delete target[key];
  else target[key] = resolved;
}

function resolve(value: unknown, before: unknown, now: Now): unknown {
  if (!isSentinel(value)) return value;
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  switch (value['~']) {
    case 'increment':
      return (typeof before === 'number' ? before : 0) + value.by;
    case 'serverTimestamp':
      return now;
    case 'arrayUnion':
      return value.elements.reduce<readonly unknown[]>(
        (all, one) => (holds(all, one) ? all : [...all, one]),
        items,
      );
    case 'arrayRemove':
      return items.filter((item) => !holds(value.elements, item));
    case 'deleteField':
      return undefined;
  }
}

function holds(items: readonly unknown[], wanted: unknown): boolean {
  return items.some((item) => valuesEqual(item, wanted));
}
