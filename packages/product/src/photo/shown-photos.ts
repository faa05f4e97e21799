import type { Group } from '../group/schema.ts';
import { photoCopyPath } from './photo-path.ts';

/**
 * Returns the paths of the photos that a group shows, by person: those of people whose account is a
 * member.
 */
export function shownPhotos(
  groupId: string,
  { photos = {}, people, roles }: Pick<Group, 'photos' | 'people' | 'roles'>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(people).flatMap(([personId, { uid }]) => {
      const photoId = uid === undefined || roles[uid] === undefined ? undefined : photos[uid];
      return uid === undefined || photoId === undefined
        ? []
        : [[personId, photoCopyPath(groupId, uid, photoId)] as const];
    }),
  );
}
