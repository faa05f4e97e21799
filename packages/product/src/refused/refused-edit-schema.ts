import * as v from 'valibot';
import { decidedSchema } from '../expense/schema.ts';

/** Draft of a rejected edit, see `RefusedEdit`. */
export const refusedEditSchema = v.object({ base: decidedSchema, edited: decidedSchema });
