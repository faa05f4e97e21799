import { formatDuration, formatTimestamp } from './time.ts';
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
} from './rules-value.ts';

const LONGEST = 200;
const MOST_ENTRIES = 20;

/** Formats a value in the rules' syntax; cuts long ones. */
export function show(outcome: Outcome): string {
  const text = write(outcome, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function write(value: Outcome, depth: number): string {
  if (value === null) return 'null';
  if (depth > 4) return '…';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST));
  if (typeof value !== 'object') return showNumber(value);
  if (value instanceof EvaluationError) return `error: ${value.message}`;
  if (value instanceof RulesTimestamp) return formatTimestamp(value);
  if (value instanceof RulesDuration) return formatDuration(value);
  if (value instanceof RulesPath) return showPath(value);
  if (value instanceof RulesBytes) return `b'${Buffer.from(value.bytes).toString('hex')}'`;
  if (value instanceof RulesLatLng) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof Unknown) return showUnknown(value, depth);
  if (value instanceof RulesMapDiff) {
    return `diff(${write(value.after, depth + 1)}, ${write(value.before, depth + 1)})`;
  }
  if (value instanceof RulesMap) {
    const keys = value.keys();
    const entries = keys.slice(0, MOST_ENTRIES).map((key) => {
      const member = value.get(key);
      return `${JSON.stringify(key)}: ${member === undefined ? '?' : write(member, depth + 1)}`;
    });
    if (keys.length > MOST_ENTRIES) entries.push('…');
    return `{${entries.join(', ')}}`;
  }
  if (value instanceof RulesSet) return `set${showItems(value.items, depth)}`;
  return showItems(value, depth);
}

function showNumber(value: boolean | bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `${value}.0` : String(value);
}

function showItems(items: readonly Outcome[], depth: number): string {
  const shown = items.slice(0, MOST_ENTRIES).map((item) => write(item, depth + 1));
  if (items.length > MOST_ENTRIES) shown.push('…');
  return `[${shown.join(', ')}]`;
}

function showPath({ segments }: RulesPath): string {
  return `/${segments.map((part) => (typeof part === 'string' ? part : '?')).join('/')}`;
}

function showUnknown({ facts }: Unknown, depth: number): string {
  const parts: string[] = [];
  if (facts.type !== undefined) parts.push(`is ${facts.type}`);
  if (facts.from !== undefined) {
    parts.push(`>${facts.from.inclusive ? '=' : ''} ${write(facts.from.value, depth + 1)}`);
  }
  if (facts.to !== undefined) {
    parts.push(`<${facts.to.inclusive ? '=' : ''} ${write(facts.to.value, depth + 1)}`);
  }
  if (facts.excluded !== undefined) parts.push(`not in ${showItems(facts.excluded, depth)}`);
  if (facts.contains !== undefined) parts.push(`contains ${showItems(facts.contains, depth)}`);
  for (const [name, value] of facts.members ?? []) {
    parts.push(`${name}: ${write(value, depth + 1)}`);
  }
  return parts.length === 0 ? 'unknown' : `unknown (${parts.join(', ')})`;
}
