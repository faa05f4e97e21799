import { useMemo } from 'react';
import { huesOf } from '@quits/product/person/person-hue.ts';
import { useGroup } from '../open-group/group-context.tsx';

/** Returns a function that returns a person's hue in the open group. */
export function useHue(): (personId: string) => number {
  const { people } = useGroup().data;
  const hues = useMemo(() => huesOf(Object.keys(people)), [people]);
  return (personId) => hues.get(personId) ?? 0;
}
