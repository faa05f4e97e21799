import * as v from 'valibot';
import { expenseInputSchema } from '../expense/schema.ts';

/** What a refused edit keeps, see `RefusedEdit`. */
export const refusedEditSchema = v.object({ base: expenseInputSchema, edited: expenseInputSchema });
