/** How a locale writes numbers. */
export interface NumberMarks {
  /** The decimal mark: `.` or `,`. */
  readonly decimal: '.' | ',';
  /** The mark between thousands, where that is a point or a comma; spaces and others only ever group. */
  readonly group?: '.' | ',';
}

const cache = new Map<string, NumberMarks>();

/** The decimal mark of a locale and the one it groups with, from the runtime's data. */
export function numberMarks(locale: string): NumberMarks {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  // Latin digits, so that a locale's own marks (such as the Arabic ones) come as the ASCII ones
  // that they stand for.
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5);
  const markOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const group = markOf('group');
  const marks: NumberMarks = {
    decimal: markOf('decimal') === ',' ? ',' : '.',
    ...(group === '.' || group === ',' ? { group } : {}),
  };
  cache.set(locale, marks);
  return marks;
}
