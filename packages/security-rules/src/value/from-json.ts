import { LazyMap } from './maps.ts';
import type { RulesValue } from './rules-value.ts';

/** Converts a JSON value, such as a token's claim, to the rules language. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return null;
  if (typeof json === 'string' || typeof json === 'boolean' || typeof json === 'bigint') {
    return json;
  }
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  return typeof json === 'object' ? new LazyMap({ ...json }, fromJson) : null;
}
