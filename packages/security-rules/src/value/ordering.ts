import { RulesDuration, RulesTimestamp, type RulesValue } from './rules-value.ts';
import { compareTimestamps } from './time.ts';

/**
 * Compares two values of one ordered type: negative, zero, positive, or NaN if a float isn't a
 * number. `null` if they have no order.
 */
export function compare(left: RulesValue, right: RulesValue): number | null {
  if (typeof left === 'bigint' || typeof left === 'number') {
    if (typeof right !== 'bigint' && typeof right !== 'number') return null;
    if (left < right) return -1;
    if (left > right) return 1;
    return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : 0;
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return compareTimestamps(left, right);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return left.total < right.total ? -1 : left.total > right.total ? 1 : 0;
  }
  return null;
}
