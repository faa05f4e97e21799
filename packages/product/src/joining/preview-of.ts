import { valuesEqual } from '@quits/firestore';
import type { Group } from '../group/schema.ts';
import type { InvitePreview } from '../invite/schema.ts';

/**
 * Returns the preview of a link: the group's name and emoji, the link's creator, the people, and
 * who has an account.
 */
export function previewOf(
  group: Pick<Group, 'name' | 'emoji' | 'people'>,
  by: string,
): InvitePreview {
  const people = Object.entries(group.people).filter(([, { leftAt }]) => leftAt === undefined);
  const inviter = people.find(([, { uid }]) => uid === by);
  return {
    groupName: group.name,
    emoji: group.emoji,
    invitedBy: inviter?.[1].name ?? '',
    people: Object.fromEntries(people.map(([id, { name }]) => [id, name])),
    taken: people.flatMap(([id, { uid }]) => (uid === undefined ? [] : [id])),
  };
}

/** Returns whether two previews are equal; `taken` is compared as a set. */
export function isSamePreview(one: InvitePreview, other: InvitePreview): boolean {
  const comparable = (preview: InvitePreview) => ({ ...preview, taken: preview.taken.toSorted() });
  return valuesEqual(comparable(one), comparable(other));
}
