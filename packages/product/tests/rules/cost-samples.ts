/** As many people as the rules look at in one expense. */
export const ids: readonly string[] = Array.from({ length: 12 }, (_, at) => `q${at}`);

/** What makes an expense one of another currency. */
export const converted = {
  currency: 'USD',
  groupAmount: 1100,
  groupCurrency: 'EUR',
  rate: '0.9',
  rateSource: 'rate',
  rateDate: '2026-11-20',
} as const;

const person = {
  name: 'Ännchen',
  defaultWeight: 2,
  household: 'Upstairs',
  leftAt: new Date(1),
  mergingInto: 'q1',
  mergedInto: 'q2',
};

/** The largest changes of settings that the app makes. */
export const SETTINGS = {
  fourPeople: Object.fromEntries(ids.slice(0, 4).map((id) => [`people.${id}`, person])),
  namesAndCategory: {
    name: 'House',
    emoji: '⛵',
    currency: 'USD',
    simplify: false,
    'categories.own.name': 'Timber',
    'people.q0': person,
  },
};
