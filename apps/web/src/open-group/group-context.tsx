import type { Doc } from '@quits/firestore';
import { createContext, type ReactNode, use } from 'react';
import type { Group } from '@quits/product/group/schema.ts';
import { GroupPhotos } from './group-photos.tsx';
import { TitlePlace } from '../routing/title-place.ts';

const GroupContext = createContext<Doc<Group> | undefined>(undefined);

/** Provides the open group to its screens. */
export function GroupProvider({
  group,
  children,
}: {
  readonly group: Doc<Group>;
  readonly children: ReactNode;
}) {
  return (
    <GroupContext value={group}>
      <TitlePlace value={group.data.name}>
        <GroupPhotos group={group}>{children}</GroupPhotos>
      </TitlePlace>
    </GroupContext>
  );
}

/** The group that is open. @throws outside of a group's screens, which is a bug */
export function useGroup(): Doc<Group> {
  const group = use(GroupContext);
  if (group === undefined) throw new Error('This screen needs a GroupProvider above it.');
  return group;
}
