import { splitFieldPath } from './field-path.ts';
import { isPlainObject, sameValue } from './plain.ts';
import { isSentinel, type Sentinel, type ServerTimestamp } from './sentinel.ts';

type Now = Date | ServerTimestamp;

type Fields = Readonly<Record<string, unknown>>;

/** What a whole document will look like once the server has worked out its sentinels. */
export function resolveDocument(data: Fields, now: Date): Record<string, unknown> {
  return resolveFields(data, undefined, now);
}

/**
 * What a document will look like after an update; the original stays as it is. `now` takes the place
 * of the server's time.
 */
export function applyPatch(document: Fields, patch: Fields, now: Now): Record<string, unknown> {
  const result = { ...document };
  for (const [path, value] of Object.entries(patch)) {
    setAt(result, splitFieldPath(path), value, now);
  }
  return result;
}

function setAt(
  target: Record<string, unknown>,
  [key, ...rest]: [string, ...string[]],
  value: unknown,
  now: Now,
): void {
  const [next, ...further] = rest;
  if (next === undefined) {
    const resolved = resolve(value, target[key], now);
    if (resolved === undefined) delete target[key];
    else target[key] = resolved;
    return;
  }
  const inner = target[key];
  const copy = isPlainObject(inner) ? { ...inner } : {};
  target[key] = copy;
  setAt(copy, [next, ...further], value, now);
}

function resolveFields(data: Fields, before: Fields | undefined, now: Now) {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const resolved = resolve(value, before?.[key], now);
    if (resolved !== undefined) result[key] = resolved;
  }
  return result;
}

function resolve(value: unknown, before: unknown, now: Now): unknown {
  if (isSentinel(value)) return resolveSentinel(value, before, now);
  return isPlainObject(value) ? resolveFields(value, undefined, now) : value;
}

function resolveSentinel(sentinel: Sentinel, before: unknown, now: Now): unknown {
  switch (sentinel['~']) {
    case 'increment':
      return (typeof before === 'number' ? before : 0) + sentinel.by;
    case 'serverTimestamp':
      return now;
    case 'arrayUnion': {
      const elements: unknown[] = Array.isArray(before) ? [...before] : [];
      for (const element of sentinel.elements) {
        if (!elements.some((other) => sameValue(other, element))) elements.push(element);
      }
      return elements;
    }
    case 'arrayRemove':
      return Array.isArray(before)
        ? before.filter((item) => !sentinel.elements.some((gone) => sameValue(item, gone)))
        : [];
    case 'deleteField':
      return undefined;
  }
}
