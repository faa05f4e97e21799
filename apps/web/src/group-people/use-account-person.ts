import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { huesOf } from '@quits/product/person/person-hue.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { usePhotoOf } from '../open-group/group-photos.tsx';

/** Name, hue and photo of an account in the open group. */
export interface AccountPerson {
  readonly name: string;
  readonly hue: number;
  /** URL of the photo, if there is one and it has loaded. */
  readonly src: string | undefined;
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
  const photoOf = usePhotoOf();
  return (uid) => {
    const found = Object.entries(people).find(([, person]) => person.uid === uid);
    const isReader = uid === reader;
    return found === undefined
      ? { name: t('common:someone'), hue: 0, src: undefined, isReader }
      : {
          name: found[1].name,
          hue: hues.get(found[0]) ?? 0,
          src: photoOf(found[0]),
          isReader,
        };
  };
}
