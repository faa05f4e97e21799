/** Maximum number of people whose shares the rules check. */
export const ids: readonly string[] = Array.from({ length: 12 }, (_, at) => `q${at}`);

/** Fields of an expense in another currency. */
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

/** Largest settings changes of the app. */
export const SETTINGS = {
  fourPeople: Object.fromEntries(ids.slice(0, 4).map((id) => [`people.${id}`, person])),
  namesAndCategory: {
    name: 'House',
    emoji: '⛵',
    currency: 'USD',
    simplify: false,
    'categories.own.name': 'Timber',
    'people.q0': person,
    usualSplit: {
      mode: 'weights',
      parts: Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`q${at}`, '33.33333333'])),
    },
    usualCategory: 'own',
    usualPayer: 'q0',
  },
};
