import { defineCollection } from '@quits/firestore';
import { expenseSchema } from './expense-schema.ts';

/** Expenses, payments and income of one group. */
export const expenses = defineCollection({
  path: 'groups/{groupId}/expenses',
  schema: expenseSchema,
});
