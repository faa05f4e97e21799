import { PlainMap } from '../value/maps.ts';
import {
  RulesPath,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeError } from './type-error.ts';

/** Creates a map from alternating keys and values. */
export function mapOf(parts: readonly RulesValue[]): Outcome {
  const entries = new Map<string, RulesValue>();
  for (let index = 0; index < parts.length; index += 2) {
    const key = parts[index] ?? null;
    if (key instanceof Unknown) return UNKNOWN;
    if (typeof key !== 'string') return typeError(key, 'string');
    entries.set(key, parts[index + 1] ?? null);
  }
  return new PlainMap(entries);
}

/** Creates a path from its segments; a path among them contributes all of its segments. */
export function pathOf(parts: readonly RulesValue[]): Outcome {
  const segments: (string | Unknown)[] = [];
  for (const part of parts) {
    if (typeof part === 'string' || part instanceof Unknown) segments.push(part);
    else if (part instanceof RulesPath) segments.push(...part.segments);
    else if (typeof part === 'bigint') segments.push(String(part));
    else return typeError(part, 'string', 'path');
  }
  return new RulesPath(segments);
}
