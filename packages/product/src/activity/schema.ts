import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';
import { shownText } from '../values/shown-text.ts';

/** The contents before or after a change. */
const contentsSchema = v.record(
  v.string(),
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? shownText(value) : value)),
  ),
);

/** `groups/{groupId}/activity/{activityId}` */
export const activitySchema = v.object({
  at: timestampSchema,
  by: v.string(),
  what: v.picklist(['created', 'edited', 'deleted', 'restored', 'settled', 'joined', 'group']),
  target: v.object({ kind: v.picklist(['group', 'expense', 'person']), id: idSchema }),
  before: v.nullable(contentsSchema),
  after: v.nullable(contentsSchema),
});

/** See {@link activitySchema}. */
export type Activity = v.InferOutput<typeof activitySchema>;
