import type { MoneyPart as FormattedPart } from '@quits/i18n';
import type { MoneyPart } from '@quits/ui';

const KIT_PARTS = {
  sign: 'minusSign',
  currency: 'currency',
  major: 'integer',
  mark: 'decimal',
  minor: 'fraction',
  space: 'literal',
} as const;

/** Converts the parts of a formatted amount to those of `Money`. */
export function kitParts(parts: readonly FormattedPart[]): readonly MoneyPart[] {
  return parts.map(({ type, value }) => ({ type: KIT_PARTS[type], value }));
}
