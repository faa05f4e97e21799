import * as v from 'valibot';
import { idSchema } from '../values/common.ts';
import { isStoredMap, readEntries } from '../values/tolerant.ts';

/** `users/{uid}/people/joined` as it is written. */
const storedSchema = v.object({
  /** Ids of joined people by group and person; people with the same id are one. */
  joined: v.record(idSchema, v.record(idSchema, idSchema)),
});

/** People of different groups whom the account treats as one, see {@link joinedNamesSchema}. */
export type JoinedNames = v.InferOutput<typeof storedSchema>['joined'];

/** Tolerant schema of the joined names: entries that can't be read are left out. */
export const joinedNamesSchema = v.pipe(
  v.custom<v.InferInput<typeof storedSchema>>(isStoredMap),
  v.transform((stored): v.InferOutput<typeof storedSchema> => {
    const { joined } = stored;
    const { read } = readEntries(joined, idSchema, (people) =>
      isStoredMap(people) ? readEntries(people, idSchema, idSchema).read : undefined,
    );
    return { joined: read };
  }),
);
