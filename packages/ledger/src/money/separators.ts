/** Number marks of a locale. */
export interface NumberMarks {
  /** The decimal mark: `.` or `,`. */
  readonly decimal: '.' | ',';
  /** Mark between thousands if it is a point or a comma; spaces and others are never ambiguous. */
  readonly group?: '.' | ',';
}

const cache = new Map<string, NumberMarks>();

/** Returns a locale's decimal and grouping marks, from the runtime's data. */
export function numberMarks(locale: string): NumberMarks {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  // Latin digits, so that a locale's own marks (such as the Arabic ones) are returned as their
  // ASCII equivalents.
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
