/** How a locale writes numbers. */
export interface NumberMarks {
  /** The decimal mark: `.` or `,`. */
  readonly decimal: '.' | ',';
}

const cache = new Map<string, NumberMarks>();

/** The decimal mark of a locale, from the runtime's data. */
export function numberMarks(locale: string): NumberMarks {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  // Latin digits, so that a locale's own marks (such as the Arabic ones) come as the ASCII ones
  // that they stand for.
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value;
  const marks: NumberMarks = { decimal: mark === ',' ? ',' : '.' };
  cache.set(locale, marks);
  return marks;
}
