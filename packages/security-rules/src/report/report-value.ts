import {
  EvaluationError,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  Unknown,
  type Facts,
  type Outcome,
  type RulesList,
  type RulesValue,
} from '../value/rules-value.ts';
import { isList } from '../value/equality.ts';
import { PlainMap } from '../value/maps.ts';
import { show } from '../value/show.ts';
import { formatDuration, formatTimestamp } from '../value/time.ts';

/** A value in a coverage report: one field, named by the type; an error is `undefined`. */
export type ReportValue = { readonly [type: string]: unknown };

/** Entries of a map or list, characters of a text, and levels that a report shows. */
const MOST_ENTRIES = 20;
const MOST_CHARACTERS = 200;
const DEEPEST = 2;
/** Replaces a value that is too large. */
export const CUT: ReportValue = { cut: true };
const TRUE: ReportValue = { boolValue: true };
const FALSE: ReportValue = { boolValue: false };

/**
 * Converts an outcome for a coverage report; large values are cut, since reports contain many of
 * them.
 */
export function reportValue(outcome: Outcome, depth = 0): ReportValue {
  if (outcome instanceof EvaluationError) return { undefined: { causeMessage: outcome.message } };
  if (outcome === null) return { nullValue: null };
  if (typeof outcome === 'boolean') return outcome ? TRUE : FALSE;
  if (typeof outcome === 'bigint') return { intValue: String(outcome) };
  if (typeof outcome === 'string') return { stringValue: cut(outcome) };
  if (typeof outcome !== 'number') return depth > DEEPEST ? CUT : reportObject(outcome, depth);
  return { floatValue: Number.isFinite(outcome) ? outcome : String(outcome) };
}

function reportObject(value: object, depth: number): ReportValue {
  if (value instanceof RulesMap) return { mapValue: { fields: fieldsOf(value, depth) } };
  if (value instanceof RulesSet) return { setValue: { values: itemsOf(value.items, depth) } };
  if (value instanceof RulesTimestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof RulesDuration) return { durationValue: formatDuration(value) };
  if (value instanceof RulesPath) return { pathValue: show(value) };
  if (value instanceof RulesBytes) {
    return { bytesValue: cut(Buffer.from(value.bytes).toString('base64')) };
  }
  if (value instanceof RulesLatLng) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesMapDiff) return { mapDiffValue: show(value) };
  if (value instanceof Unknown) {
    return { constraintValue: { simpleConstraints: constraintsOf(value.facts, depth) } };
  }
  return isList(value) ? { listValue: { values: itemsOf(value, depth) } } : {};
}

/** Returns a query's constraints of a value, one per comparison. */
function constraintsOf({ from, to, excluded, contains, members }: Facts, depth: number) {
  const constraint = (comparator: string, value: RulesValue) => ({
    comparator,
    value: reportValue(value, depth + 1),
  });
  return [
    ...(from === undefined ? [] : [constraint(from.inclusive ? 'GE' : 'GT', from.value)]),
    ...(to === undefined ? [] : [constraint(to.inclusive ? 'LE' : 'LT', to.value)]),
    ...(excluded ?? []).map((value) => constraint('NE', value)),
    ...(contains ?? []).map((value) => constraint('LIST_CONTAINS', value)),
    ...(members === undefined ? [] : [constraint('EQ', new PlainMap(members))]),
  ];
}

function fieldsOf(map: RulesMap, depth: number): { readonly [key: string]: ReportValue } {
  const keys = map.keys();
  const fields: [string, ReportValue][] = keys.slice(0, MOST_ENTRIES).map((key) => {
    const value = map.get(key);
    return [key, value === undefined ? CUT : reportValue(value, depth + 1)];
  });
  if (keys.length > MOST_ENTRIES) fields.push(['…', CUT]);
  return Object.fromEntries(fields);
}

function itemsOf(items: RulesList, depth: number): readonly ReportValue[] {
  const shown = items.slice(0, MOST_ENTRIES).map((item) => reportValue(item, depth + 1));
  return items.length > MOST_ENTRIES ? [...shown, CUT] : shown;
}

function cut(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
