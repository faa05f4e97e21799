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

/** Translates the parts of a formatted amount into those of the kit. */
export function kitParts(parts: readonly FormattedPart[]): readonly MoneyPart[] {
  return parts.map(({ type, value }) => ({ type: KIT_PARTS[type], value }));
}
