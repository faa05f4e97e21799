import { arrayRemove, arrayUnion, deleteField } from '@quits/firestore';
import { settingsTouchedBy } from './settings-touched.ts';
import type { Group, LinkName, Person } from './schema.ts';

/**
 * What a change of a group, by dotted paths, changes in what one of its links shows; empty when it shows
 * none of that. Each part is a field of its own, so that changes of different people never touch what
 * others wrote, whoever comes last.
 */
export function previewChange(
  group: Pick<Group, 'people'>,
  fields: Readonly<Record<string, unknown>>,
  link: Pick<LinkName, 'by'>,
): Readonly<Record<string, unknown>> {
  const change: Record<string, unknown> = {};
  if (typeof fields['name'] === 'string') change['preview.groupName'] = fields['name'];
  if (typeof fields['emoji'] === 'string') change['preview.emoji'] = fields['emoji'];
  const [added, removed]: [string[], string[]] = [[], []];
  for (const id of settingsTouchedBy(fields).people) {
    const before = shownOf(group.people[id]);
    const after = shownOf(changedPerson(group.people[id], id, fields));
    if (after?.name !== before?.name) {
      change[`preview.people.${id}`] = after?.name ?? deleteField();
    }
    if (after?.uid !== undefined && before?.uid === undefined) added.push(id);
    if (after?.uid === undefined && before?.uid !== undefined) removed.push(id);
    const isInviter = [before?.uid, after?.uid].includes(link.by);
    if (isInviter && (after?.name !== before?.name || after?.uid !== before?.uid)) {
      change['preview.invitedBy'] = after?.uid === link.by ? after.name : '';
    }
  }
  // One field takes one of the two; an id that is in too much names nobody who is shown.
  if (added.length > 0) change['preview.taken'] = arrayUnion(...added);
  else if (removed.length > 0) change['preview.taken'] = arrayRemove(...removed);
  return change;
}

/** Those who left are not shown. */
function shownOf(person: Person | undefined): Pick<Person, 'name' | 'uid'> | undefined {
  return person?.leftAt === undefined ? person : undefined;
}

/** A person after a change, as far as a preview shows them. */
function changedPerson(
  person: Person | undefined,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Person | undefined {
  const whole = fields[`people.${id}`];
  if (isRemoval(whole)) return undefined;
  const names = [
    fields[`people.${id}.name`],
    isNamed(whole) ? whole.name : undefined,
    person?.name,
  ];
  const name = names.find((one) => typeof one === 'string');
  if (name === undefined) return undefined;
  const seat = fields[`seats.${id}`] ?? person?.uid;
  const left = fields[`people.${id}.leftAt`];
  const isHere = left === undefined ? person?.leftAt === undefined : isRemoval(left);
  return {
    name,
    defaultWeight: 1,
    ...(typeof seat === 'string' && seat !== '' ? { uid: seat } : {}),
    ...(isHere ? {} : { leftAt: null }),
  };
}

function isNamed(value: unknown): value is { readonly name: string } {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}

function isRemoval(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && '~' in value && value['~'] === 'deleteField'
  );
}
