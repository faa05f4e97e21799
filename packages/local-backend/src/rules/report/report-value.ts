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
  type Outcome,
} from '../value/rules-value.ts';
import { show } from '../value/show.ts';
import { formatDuration, formatTimestamp } from '../value/time.ts';

/** A value in a coverage report: one field, named by the type; an error is `undefined`. */
export type ReportValue = { readonly [type: string]: unknown };

/** What an outcome is in a coverage report. */
export function reportValue(outcome: Outcome): ReportValue {
  if (outcome instanceof EvaluationError) return { undefined: { causeMessage: outcome.message } };
  if (outcome === null) return { nullValue: null };
  if (typeof outcome === 'boolean') return { boolValue: outcome };
  if (typeof outcome === 'bigint') return { intValue: String(outcome) };
  if (typeof outcome === 'string') return { stringValue: outcome };
  if (typeof outcome !== 'number') return reportObject(outcome);
  return { floatValue: Number.isFinite(outcome) ? outcome : String(outcome) };
}

function reportObject(value: object): ReportValue {
  if (value instanceof RulesMap) return { mapValue: { fields: fieldsOf(value) } };
  if (value instanceof RulesSet) return { setValue: { values: value.items.map(reportValue) } };
  if (value instanceof RulesTimestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof RulesDuration) return { durationValue: formatDuration(value) };
  if (value instanceof RulesPath) return { pathValue: show(value) };
  if (value instanceof RulesBytes) {
    return { bytesValue: Buffer.from(value.bytes).toString('base64') };
  }
  if (value instanceof RulesLatLng) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesMapDiff) return { mapDiffValue: show(value) };
  if (value instanceof Unknown) return { constraintValue: { simpleConstraints: show(value) } };
  return Array.isArray(value) ? { listValue: { values: value.map(reportValue) } } : {};
}

function fieldsOf(map: RulesMap): { readonly [key: string]: ReportValue } {
  return Object.fromEntries(
    map.keys().map((key) => {
      const value = map.get(key);
      return [key, value === undefined ? {} : reportValue(value)];
    }),
  );
}
