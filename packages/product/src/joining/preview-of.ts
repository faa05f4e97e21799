import { valuesEqual } from '@quits/firestore';
import type { Group } from '../group/schema.ts';
import type { InvitePreview } from '../invite/schema.ts';

/** What a link to a group shows: its name and mark, who made the link, who is there and who has an account. */
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

/** Whether two previews show the same; who has an account is a set. */
export function isSamePreview(one: InvitePreview, other: InvitePreview): boolean {
  const comparable = (preview: InvitePreview) => ({ ...preview, taken: preview.taken.toSorted() });
  return valuesEqual(comparable(one), comparable(other));
}
