import type { Message } from '@quits/service-base';

/** Database of the benchmarks. */
export const DATABASE = 'projects/demo-bench/databases/(default)';

/** Differs in each process: writing what is there changes nothing. */
let count = Date.now();

/** A write of a document like one of an app, each time another of so many. */
export function expenseWrite(documents = 1_000): Message {
  count += 1;
  return {
    update: {
      name: `${DATABASE}/documents/expenses/e${count % documents}`,
      fields: {
        title: { stringValue: 'Groceries and a bottle of wine' },
        amount: { integerValue: String(count) },
        currency: { stringValue: 'EUR' },
        at: { timestampValue: '2026-11-21T08:30:15.123456Z' },
        shares: {
          mapValue: {
            fields: { ann: { integerValue: '50' }, bob: { integerValue: '50' } },
          },
        },
      },
    },
  };
}
