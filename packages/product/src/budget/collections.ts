import { defineCollection } from '@quits/firestore';
import { budgetSchema } from './schema.ts';

/** A group's monthly budgets, by category. */
export const budgets = defineCollection({ path: 'groups/{groupId}/budgets', schema: budgetSchema });
