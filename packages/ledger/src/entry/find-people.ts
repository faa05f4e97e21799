import type { PersonId } from '../model/expense.ts';
import { foldText } from '../text/fold-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** People who can be named in a line. */
export interface LinePeople {
  /** People of the group, by id. */
  readonly people: Readonly<Record<PersonId, { readonly name: string }>>;
  /** The current user. */
  readonly me?: PersonId;
}

/** Matches letters of scripts that put spaces between words. */
const SPACED = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}]/u;
/** Matches words for "and" that attach to the next word. */
const PREFIXED = /^[\p{sc=Arab}\p{sc=Hebr}]$/u;

/**
 * Reads a list of people such as `ben, cleo and me`, folded; undefined unless every part is a
 * person. Names may be abbreviated if they stay unambiguous.
 */
export function readPeople(
  text: string,
  group: LinePeople,
  vocabulary: Vocabulary,
): PersonId[] | undefined {
  const whole = findPerson(text.trim(), group.people);
  if (whole !== undefined) return [whole];
  const apart = splitList(text, vocabulary);
  const glued = vocabulary.and.filter((word) => PREFIXED.test(word));
  return (
    readAll(apart, group, vocabulary) ??
    (glued.length === 0
      ? undefined
      : readAll(splitList(unglue(text, glued), vocabulary), group, vocabulary))
  );
}

function readAll(
  parts: readonly string[],
  { people, me }: LinePeople,
  vocabulary: Vocabulary,
): PersonId[] | undefined {
  const found = new Set<PersonId>();
  for (const part of parts) {
    if (vocabulary.everyone.has(part)) {
      for (const person of Object.keys(people)) found.add(person);
      continue;
    }
    const one = findPerson(part, people) ?? (vocabulary.me.has(part) ? me : undefined);
    if (one === undefined) return undefined;
    found.add(one);
  }
  return found.size === 0 ? undefined : [...found];
}

/** Finds a person by full name, first name, or an unambiguous prefix. */
function findPerson(part: string, people: LinePeople['people']): PersonId | undefined {
  const names = Object.entries(people).map(([id, { name }]) => [id, foldText(name)] as const);
  const exact = names.filter(([, name]) => name === part);
  if (exact.length === 1) return exact[0]?.[0];
  const first = names.filter(([, name]) => name.split(' ')[0] === part);
  if (first.length === 1) return first[0]?.[0];
  const begun = names.filter(([, name]) => name.startsWith(part));
  return part.length >= 2 && begun.length === 1 ? begun[0]?.[0] : undefined;
}

/**
 * Splits at commas and words for "and"; a word in letters needs spaces around it, a sign doesn't.
 */
function splitList(text: string, { and }: Vocabulary): string[] {
  let list = ` ${text} `;
  for (const word of and) list = list.replaceAll(SPACED.test(word) ? ` ${word} ` : word, ' , ');
  return list
    .split(/[,،;+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function unglue(text: string, prefixes: readonly string[]): string {
  return prefixes.reduce((list, prefix) => list.replaceAll(` ${prefix}`, ' , '), text);
}
