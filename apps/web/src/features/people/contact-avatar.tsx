import type { Doc } from '@quits/firestore';
import type { Contact } from '@quits/product/between/contacts.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { huesOf } from '@quits/product/person/person-hue.ts';
import { Avatar, type AvatarProps } from '@quits/ui';

/** Props of {@link ContactAvatar}. */
export interface ContactAvatarProps extends Pick<AvatarProps, 'size'> {
  readonly contact: Contact;
  readonly groups: readonly Doc<Group>[];
}

/** A contact's initials on the hue of the group with the newest change. */
export function ContactAvatar({ contact, groups, size }: ContactAvatarProps) {
  const { groupId, personId } = contact.places[0];
  const people = groups.find(({ id }) => id === groupId)?.data.people ?? {};
  const hue = huesOf(Object.keys(people)).get(personId) ?? 0;
  return <Avatar name={contact.name} hue={hue} {...(size === undefined ? {} : { size })} />;
}
