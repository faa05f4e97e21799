import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { huesOf } from '@quits/product/person/person-hue.ts';
import { useGroup } from '../open-group/group-context.tsx';

/** Name and hue of an account in the open group. */
export interface AccountPerson {
  readonly name: string;
  readonly hue: number;
  /** Whether it is the current user. */
  readonly isReader: boolean;
}

/**
 * Returns a function that finds an account's person in the open group; a former member is
 * “someone”.
 */
export function useAccountPerson(): (uid: string) => AccountPerson {
  const t = useT();
  const reader = useUser()?.uid;
  const { people } = useGroup().data;
  const hues = huesOf(Object.keys(people));
  return (uid) => {
    const found = Object.entries(people).find(([, person]) => person.uid === uid);
    const isReader = uid === reader;
    return found === undefined
      ? { name: t('common:someone'), hue: 0, isReader }
      : { name: found[1].name, hue: hues.get(found[0]) ?? 0, isReader };
  };
}
