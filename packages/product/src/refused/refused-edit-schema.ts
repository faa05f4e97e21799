import * as v from 'valibot';
import { decidedSchema } from '../expense/schema.ts';

/** What a refused edit keeps, see `RefusedEdit`. */
export const refusedEditSchema = v.object({ base: decidedSchema, edited: decidedSchema });
