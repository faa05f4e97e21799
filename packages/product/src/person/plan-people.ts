import { characters, LIMITS } from '../limits.ts';
import { nameKey } from './name-key.ts';
import { namesInText } from './names-in-text.ts';
import { similarName } from './similar-name.ts';

/** Names in use, and how many more people fit. */
export interface PeoplePlace {
  readonly taken: readonly string[];
  readonly room: number;
}

/** A typed name, and the one that it resembles. */
export interface AlikeName {
  readonly name: string;
  readonly other: string;
}

/** Result of reading a list of names; every name is in `names` or in one of the refused lists. */
export interface PeoplePlan {
  /** Names to add, in order. */
  readonly names: readonly string[];
  /** Names to add that resemble another one. */
  readonly alike: readonly AlikeName[];
  /** Refused: in use, or earlier in the list. */
  readonly doubled: readonly string[];
  /** Refused: longer than a name may be. */
  readonly tooLong: readonly string[];
  /** Refused: more than the group can have. */
  readonly tooMany: readonly string[];
}

/** Returns which people a text adds to a group, and why the other names are refused. */
export function planPeople(text: string, { taken, room }: PeoplePlace): PeoplePlan {
  const plan = {
    names: new Array<string>(),
    alike: new Array<AlikeName>(),
    doubled: new Array<string>(),
    tooLong: new Array<string>(),
    tooMany: new Array<string>(),
  };
  const known = new Map(taken.map((name) => [nameKey(name), name]));
  for (const name of namesInText(text)) {
    // Nobody would see it.
    if (nameKey(name) === '') continue;
    if (known.has(nameKey(name))) plan.doubled.push(name);
    else if (characters(name) > LIMITS.text.personName) plan.tooLong.push(name);
    else if (plan.names.length >= room) plan.tooMany.push(name);
    else {
      const other = similarName(Object.fromEntries(known), name)?.name;
      if (other !== undefined) plan.alike.push({ name, other });
      plan.names.push(name);
      known.set(nameKey(name), name);
    }
  }
  return plan;
}
