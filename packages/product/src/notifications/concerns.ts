import type { Activity } from '../activity/schema.ts';

/** Returns whether a change concerns a person: they paid, share, or are themselves what changed. */
export function concerns({ target, before, after }: Activity, personId: string): boolean {
  if (target.kind === 'person') return target.id === personId;
  return [before, after].some((contents) =>
    ['payers', 'shares'].some((field) => {
      const amounts = contents?.[field];
      return typeof amounts === 'object' && amounts !== null && Object.hasOwn(amounts, personId);
    }),
  );
}
