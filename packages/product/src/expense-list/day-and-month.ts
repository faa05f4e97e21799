/** Cached formatters; creating one is slow, and a long list uses two of them in every row. */
const formatters = new Map<
  string,
  readonly [day: Intl.DateTimeFormat, month: Intl.DateTimeFormat]
>();

/** The day and the short month of a calendar date, as the locale writes them. */
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
  return { day: known[0].format(at), month: known[1].format(at) };
}
