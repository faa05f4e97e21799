import type { Fields, Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';

const MAX_BYTES = 1500;
const PLAIN = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The segments of a path into a document. */
export type FieldPath = readonly string[];

/** Path of the document's own name. */
export const NAME_PATH = '__name__';

/** Returns whether a path is the document's own name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_PATH;
}

/**
 * Parses a dotted path with optional backtick-quoted segments.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [segment, next] = text[at] === '`' ? quoted(text, at) : plain(text, at);
    if (segment === '') throw invalidArgument(`Invalid property path "${text}": empty segment.`);
    segments.push(segment);
    if (next < text.length && text[next] !== '.') {
      throw invalidArgument(`Invalid property path "${text}".`);
    }
    at = next + 1;
  }
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw invalidArgument('Property path is longer than 1500 bytes.');
  }
  return segments;
}

function plain(text: string, from: number): [string, number] {
  const dot = text.indexOf('.', from);
  const end = dot === -1 ? text.length : dot;
  const segment = text.slice(from, end);
  if (segment !== '' && !PLAIN.test(segment)) {
    throw invalidArgument(
      `Invalid property path "${text}". Unquoted property names must match regex ` +
        '([a-zA-Z_][a-zA-Z_0-9]*), and quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`).',
    );
  }
  return [segment, end];
}

function quoted(text: string, from: number): [string, number] {
  let segment = '';
  for (let i = from + 1; i < text.length; i += 1) {
    const char = text[i];
    if (char === '`') return [segment, i + 1];
    if (char === '\\') {
      i += 1;
      segment += text[i] ?? '';
    } else {
      segment += char;
    }
  }
  throw invalidArgument(`Invalid property path "${text}": a backtick is not closed.`);
}

/** The text of a path in its shortest quoting. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      PLAIN.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, (char) => `\\${char}`)}\``,
    )
    .join('.');
}

/** The value at a path, or `undefined`. */
export function valueAt(fields: Fields | undefined, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let inside = fields;
  for (const segment of path) {
    if (inside === undefined || !Object.hasOwn(inside, segment)) return undefined;
    value = inside[segment];
    inside = value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

/**
 * Returns a copy with the value at a path replaced; creates missing maps on the way and replaces
 * other values.
 */
export function withValueAt(fields: Fields, path: FieldPath, value: Value): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) return { ...fields, [head]: value };
  const inner = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const map = inner !== undefined && 'mapValue' in inner ? (inner.mapValue.fields ?? {}) : {};
  return { ...fields, [head]: { mapValue: { fields: withValueAt(map, rest, value) } } };
}

/** A copy without the value at a path. */
export function withoutValueAt(fields: Fields, path: FieldPath): Fields {
  const [head, ...rest] = path;
  if (head === undefined || !Object.hasOwn(fields, head)) return fields;
  const { [head]: inner, ...others } = fields;
  if (rest.length === 0) return others;
  if (inner === undefined || !('mapValue' in inner)) return fields;
  const map = withoutValueAt(inner.mapValue.fields ?? {}, rest);
  return { ...fields, [head]: { mapValue: { fields: map } } };
}
