/** Reference rates of one day. */
export interface DailyRates {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Units of each currency per unit of the source's own: as they were written, or computed. */
  readonly rates: Readonly<Record<string, string>>;
}

const DAY = /<Cube\s+time=(['"])(\d{4}-\d{2}-\d{2})\1/;
const RATE = /<Cube\s+currency=(['"])([A-Z]{3})\1\s+rate=(['"])(\d{1,15}(?:\.\d{1,8})?)\3/g;

/**
 * Reads the daily file of the European Central Bank, whose elements carry everything in attributes; `undefined` if it
 * is something else.
 */
export function readDailyRates(xml: string): DailyRates | undefined {
  const day = DAY.exec(xml)?.[2];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const pairs = [...xml.matchAll(RATE)].flatMap(([, , currency = '', , rate = '']) =>
    Number(rate) > 0 ? [[currency, rate] as const] : [],
  );
  return pairs.length === 0 ? undefined : { day, rates: Object.fromEntries(pairs) };
}
