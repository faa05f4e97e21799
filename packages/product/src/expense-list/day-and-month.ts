/** Cached formatters; creating one is slow, and a long list uses two of them in every row. */
const formatters = new Map<
  string,
  readonly [day: Intl.DateTimeFormat, month: Intl.DateTimeFormat]
>();

/** Returns the day's number and the short month of a calendar date in the locale. */
export function dayAndMonth(
  date: string,
  locale: string,
): { readonly day: string; readonly month: string } {
  const known = formatters.get(locale) ?? [
    new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  ];
  formatters.set(locale, known);
  const at = new Date(`${date}T00:00:00Z`);
  // Omit the unit that Japanese, Korean and Chinese add, as in 22日.
  const day = known[0].formatToParts(at).find(({ type }) => type === 'day')?.value ?? '';
  return { day, month: known[1].format(at) };
}
