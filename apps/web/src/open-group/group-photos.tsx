import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import type { Group } from '@quits/product/group/schema.ts';
import { shownPhotos } from '@quits/product/photo/shown-photos.ts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLazyFiles } from '../files/files-context.tsx';

type Photos = ReadonlyMap<string, string>;

const NONE: Photos = new Map();
const GroupPhotosContext = createContext<Photos>(NONE);

/** Props of {@link GroupPhotos}. */
export interface GroupPhotosProps {
  readonly group: Doc<Group>;
  readonly children: ReactNode;
}

/** Loads the photos of a group's people and provides them to its screens; requests nothing if there are none. */
export function GroupPhotos({ group, children }: GroupPhotosProps) {
  const uid = useUser()?.uid;
  const files = useLazyFiles();
  const [urls, setUrls] = useState<Photos>(NONE);
  const { photos, people, roles } = group.data;
  const shown = useMemo(
    () => shownPhotos(group.id, { ...(photos && { photos }), people, roles }),
    [group.id, photos, people, roles],
  );
  const wanted = [...shown.values()].join(' ');

  useEffect(() => {
    if (uid === undefined || files === undefined || wanted === '') return undefined;
    let current = true;
    const load = async () => {
      try {
        const { loadPhotos } = await import('@quits/product/photo/load-photos.ts');
        await loadPhotos({
          uid,
          groupId: group.id,
          paths: wanted.split(' '),
          files: files.whenLoaded,
          onLoad: (path, url) => {
            if (current) setUrls((known) => new Map(known).set(path, url));
          },
        });
      } catch {
        // The code failed to load while offline; initials are shown until the next attempt.
      }
    };
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => {
      current = false;
      window.removeEventListener('online', again);
    };
  }, [uid, files, group.id, wanted]);

  const byPerson = useMemo(
    () =>
      new Map(
        [...shown].flatMap(([personId, path]) => {
          const url = urls.get(path);
          return url === undefined ? [] : [[personId, url] as const];
        }),
      ),
    [shown, urls],
  );
  return <GroupPhotosContext value={byPerson}>{children}</GroupPhotosContext>;
}

/** Returns a function that returns the URL of a person's photo in the open group, once it has loaded. */
export function usePhotoOf(): (personId: string) => string | undefined {
  const photos = use(GroupPhotosContext);
  return (personId) => photos.get(personId);
}
