/**
 * Fields as `src/app/groups/[groupId]/expenses/export/json/route.ts` of `spliit-app/spliit`
 * (edcf11e, 2026-08-19) selects them. Amounts are minor units with the `decimal_digits` of its
 * `src/lib/currency-data.json`: 0 for COP, supported since 2e385cc (2026-08-13).
 */
export const SPLIIT_JSON = JSON.stringify({
  id: 'g1',
  name: 'Bogotá',
  information: null,
  currency: '$',
  currencyCode: 'COP',
  expenses: [
    {
      id: 'exp1',
      createdAt: '2026-08-20T10:00:00.000Z',
      expenseDate: '2026-08-20T00:00:00.000Z',
      title: 'Dinner',
      category: {
        grouping: 'Food and Drink',
        name: 'Dining Out',
      },
      amount: 50000,
      originalAmount: null,
      originalCurrency: null,
      conversionRate: null,
      paidById: 'a',
      paidFor: [
        {
          participantId: 'a',
          shares: 100,
        },
        {
          participantId: 'b',
          shares: 100,
        },
      ],
      isReimbursement: false,
      splitMode: 'EVENLY',
      recurrenceRule: 'NONE',
      notes: null,
    },
    {
      id: 'exp2',
      createdAt: '2026-08-20T10:00:00.000Z',
      expenseDate: '2026-08-20T00:00:00.000Z',
      title: 'Rent',
      category: {
        grouping: 'Food and Drink',
        name: 'Dining Out',
      },
      amount: 900000,
      originalAmount: null,
      originalCurrency: null,
      conversionRate: null,
      paidById: 'a',
      paidFor: [
        {
          participantId: 'a',
          shares: 100,
        },
        {
          participantId: 'b',
          shares: 100,
        },
      ],
      isReimbursement: false,
      splitMode: 'EVENLY',
      recurrenceRule: 'MONTHLY',
      notes: null,
    },
    {
      id: 'exp3',
      createdAt: '2026-08-20T10:00:00.000Z',
      expenseDate: '2026-08-20T00:00:00.000Z',
      title: 'Hotel',
      category: {
        grouping: 'Food and Drink',
        name: 'Dining Out',
      },
      amount: 200000,
      originalAmount: 4830,
      originalCurrency: 'USD',
      conversionRate: '4140.786749',
      paidById: 'a',
      paidFor: [
        {
          participantId: 'a',
          shares: 100,
        },
        {
          participantId: 'b',
          shares: 100,
        },
      ],
      isReimbursement: false,
      splitMode: 'EVENLY',
      recurrenceRule: 'NONE',
      notes: null,
    },
    {
      id: 'exp4',
      createdAt: '2026-08-20T10:00:00.000Z',
      expenseDate: '2026-08-20T00:00:00.000Z',
      title: 'Split',
      category: {
        grouping: 'Food and Drink',
        name: 'Dining Out',
      },
      amount: 30001,
      originalAmount: null,
      originalCurrency: null,
      conversionRate: null,
      paidById: 'a',
      paidFor: [
        {
          participantId: 'a',
          shares: 20001,
        },
        {
          participantId: 'b',
          shares: 10000,
        },
      ],
      isReimbursement: false,
      splitMode: 'BY_AMOUNT',
      recurrenceRule: 'NONE',
      notes: null,
    },
  ],
  participants: [
    {
      id: 'a',
      name: 'Ana',
    },
    {
      id: 'b',
      name: 'Ben',
    },
  ],
  activities: [],
});
