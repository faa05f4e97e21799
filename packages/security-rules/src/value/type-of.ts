import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  Unknown,
  type RulesValue,
  type TypeName,
} from './rules-value.ts';

/** The type of a value; `null` for an unknown one of an unknown type. */
export function typeOf(value: RulesValue): TypeName | null {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (value instanceof RulesMap) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesBytes) return 'bytes';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesMapDiff) return 'map_diff';
  if (value instanceof Unknown) return value.facts.type ?? null;
  return 'list';
}
