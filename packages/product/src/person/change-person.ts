import { deleteField, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { Group, Person } from '../group/schema.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';

/** Person to change. */
export interface ChangePersonRequest extends ChangeGroupRequest {
  readonly personId: string;
}

/** Editable fields of a person. */
export interface PersonDetails extends Readonly<Pick<Person, 'name' | 'defaultWeight'>> {
  /** Name of the household that they settle with; `undefined` for none. */
  readonly household: string | undefined;
}

/** Changes a person's name, default weight and household; past expenses stay unchanged. */
export function changePerson(
  database: Database,
  { personId, ...request }: ChangePersonRequest,
  { name, defaultWeight, household }: PersonDetails,
): WriteHandle {
  const path = `people.${personId}`;
  const old = request.group.data.people[personId]?.defaultWeight;
  const isOther = old !== undefined && old !== defaultWeight;
  return changeGroup(database, request, {
    label: 'change-person',
    fields: {
      [`${path}.name`]: name.trim(),
      [`${path}.defaultWeight`]: defaultWeight,
      [`${path}.household`]: household === undefined ? deleteField() : household.trim(),
    },
    note: { change: 'settings', ...(isOther ? { weight: defaultWeight } : {}) },
    ...(isOther ? { before: { weight: old } } : {}),
    personId,
  });
}

/** Marks a person as having left, or as active again; they stay in past expenses. */
export function setPersonLeft(
  database: Database,
  { personId, ...request }: ChangePersonRequest,
  left: boolean,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'set-person-left',
    fields: { [`people.${personId}.leftAt`]: left ? serverTimestamp() : deleteField() },
    note: { change: left ? 'personLeft' : 'personBack' },
    personId,
  });
}

/** Removes a person permanently; only for people in no expense. */
export function removePerson(
  database: Database,
  { personId, ...request }: ChangePersonRequest,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'remove-person',
    fields: { [`people.${personId}`]: deleteField() },
    note: { change: 'personRemoved' },
  });
}

/**
 * Links the user's account to a person without one; for members who aren't linked to a person yet.
 * A viewer needs an owner's offer, see {@link offerSeat}.
 */
export function claimPerson(
  database: Database,
  { personId, ...request }: ChangePersonRequest,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'claim-person',
    fields: { [`seats.${personId}`]: request.uid, ...withoutOffer(request.group.data, personId) },
    note: { change: 'claimed' },
    personId,
  });
}

/**
 * Unlinks an account from its person, who can then be claimed again; the account stays a member.
 */
export function unclaimPerson(
  database: Database,
  { personId, ...request }: ChangePersonRequest,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'unclaim-person',
    fields: { [`seats.${personId}`]: '', ...withoutOffer(request.group.data, personId) },
    note: { change: 'unclaimed' },
    personId,
  });
}

/** The member whom an owner invites back. */
export interface OfferSeatRequest extends ChangePersonRequest {
  readonly member: string;
}

/**
 * Invites a member who was unlinked to come back to a person: only the account itself can take the
 * seat, which needs one press then, also from a viewer. For owners.
 */
export function offerSeat(
  database: Database,
  { personId, member, ...request }: OfferSeatRequest,
): WriteHandle {
  return changeGroup(database, request, {
    label: 'unclaim-person',
    fields: { [`offers.${personId}`]: member },
    note: { change: 'offered' },
    personId,
  });
}

/** Returns the active person without an account whom a member may come back to. */
export function offeredPersonId(group: Group, uid: string): string | undefined {
  return Object.keys(group.offers ?? {}).find((id) => {
    const person = group.people[id];
    return (
      group.offers?.[id] === uid &&
      person !== undefined &&
      person.uid === undefined &&
      person.leftAt === undefined
    );
  });
}

/** Returns the field that removes an offer; none without one. */
function withoutOffer({ offers = {} }: Group, personId: string): Readonly<Record<string, unknown>> {
  return Object.hasOwn(offers, personId) ? { [`offers.${personId}`]: deleteField() } : {};
}
