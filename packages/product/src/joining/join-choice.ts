import * as v from 'valibot';
import { freePeople } from '../invite/free-people.ts';
import type { InvitePreview } from '../invite/schema.ts';
import { nameKey } from '../person/name-key.ts';
import { similarName, type SimilarName } from '../person/similar-name.ts';
import type { JoinGroupRequest } from './join-group.ts';

/** Input of the form that asks a joiner who they are. */
export const joinFormSchema = v.object({
  /** The chosen person's id; `''` for someone new, `undefined` if nothing is chosen. */
  personId: v.exactOptional(v.string()),
  /** Name of someone new; the user's name elsewhere until they change it. */
  name: v.exactOptional(v.string()),
  isOnlooker: v.exactOptional(v.boolean()),
});

/** See {@link joinFormSchema}. */
export type JoinForm = v.InferOutput<typeof joinFormSchema>;

/** The form completed with defaults, and what it says. */
export interface JoinChoice {
  /** The chosen person's id; `''` for someone new; `undefined` if nothing is chosen. */
  readonly personId: string | undefined;
  readonly name: string;
  readonly isOnlooker: boolean;
  /** `undefined` until the form is complete. */
  readonly as: JoinGroupRequest['as'] | undefined;
  /** A person without an account whose name resembles the new one. */
  readonly alike: SimilarName | undefined;
  /** Someone with an account whose name resembles the new one. */
  readonly alikeMember: SimilarName | undefined;
  /** Whether the new name is in use. */
  readonly isTaken: boolean;
}

/**
 * Returns what a joiner chose, given the current preview: a person whom someone else took meanwhile
 * is no longer chosen. The user's name elsewhere chooses the person with the same name; viewers who
 * are new are onlookers unless they decide otherwise.
 */
export function joinChoice(
  form: JoinForm,
  { preview, role, ownName }: JoinChoiceContext,
): JoinChoice {
  const free = freePeople(preview);
  const own = similarName(free, ownName);
  const name = form.name ?? ownName;
  const isOnlooker = form.isOnlooker ?? role === 'viewer';
  const kept = form.personId !== undefined && free[form.personId] !== undefined;
  const suggested = own?.isSame === true ? own.id : undefined;
  const onlyNew = Object.keys(free).length === 0 ? '' : undefined;
  const personId = form.personId === '' ? '' : kept ? form.personId : (onlyNew ?? suggested);
  if (personId !== '') {
    const as = personId === undefined ? undefined : ({ kind: 'existing', personId } as const);
    const none = { alike: undefined, alikeMember: undefined, isTaken: false };
    return { personId, name, isOnlooker, as, ...none };
  }
  const known = similarName(preview.people, name);
  const isTaken = known?.isSame === true;
  const isNamed = nameKey(name) !== '';
  return {
    personId,
    name,
    isOnlooker,
    as: isNamed && !isTaken ? { kind: 'new', name: name.trim(), isOnlooker } : undefined,
    alike: isNamed ? similarName(free, name) : undefined,
    alikeMember:
      isNamed && !isTaken && known?.id !== undefined && free[known.id] === undefined
        ? known
        : undefined,
    isTaken: isNamed && isTaken,
  };
}

/** The link's preview and role, and the user's name elsewhere. */
export interface JoinChoiceContext {
  readonly preview: InvitePreview;
  readonly role: JoinGroupRequest['role'];
  readonly ownName: string;
}
