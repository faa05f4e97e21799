/** Cached formatters; creating one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day's number of a calendar date in the locale. */
export function dayOfMonth(date: string, locale: string): string {
  const format =
    formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  formatters.set(locale, format);
  // Omit the unit that Japanese, Korean and Chinese add, as in 22日.
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
  return parts.find(({ type }) => type === 'day')?.value ?? '';
}
