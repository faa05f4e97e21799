import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/activity/{activityId}` */
export const activitySchema = v.object({
  at: timestampSchema,
  by: v.string(),
  what: v.picklist(['created', 'edited', 'deleted', 'restored', 'settled', 'joined', 'group']),
  target: v.object({ kind: v.picklist(['group', 'expense', 'person']), id: idSchema }),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

/** See {@link activitySchema}. */
export type Activity = v.InferOutput<typeof activitySchema>;
