import { arrayRemove, arrayUnion, deleteField } from '@quits/firestore';
import { settingsTouchedBy } from './settings-touched.ts';
import type { Group, LinkName, Person } from './schema.ts';

/**
 * Returns the changes of a link's preview that follow from a group change, by dotted path; empty if
 * none. Each part has a field of its own, so that concurrent changes of different people never
 * overwrite each other.
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
  // One update of a field can either add or remove; a superfluous id refers to nobody in the
  // preview.
  if (added.length > 0) change['preview.taken'] = arrayUnion(...added);
  else if (removed.length > 0) change['preview.taken'] = arrayRemove(...removed);
  return change;
}

/** Returns a person, unless they have left. */
function shownOf(person: Person | undefined): Pick<Person, 'name' | 'uid'> | undefined {
  return person?.leftAt === undefined ? person : undefined;
}

/** Returns a person after a change, with the fields of a preview. */
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
