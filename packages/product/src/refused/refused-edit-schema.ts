import * as v from 'valibot';
import { expenseInputSchema } from '../expense/schema.ts';

/** Draft of a rejected edit, see `RefusedEdit`. */
export const refusedEditSchema = v.object({ base: expenseInputSchema, edited: expenseInputSchema });
