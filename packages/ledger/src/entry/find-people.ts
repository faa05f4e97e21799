import type { PersonId } from '../model/expense.ts';
import { foldText } from '../text/fold-text.ts';
import type { LineWords } from './line-words.ts';

/** Who can be named in a line. */
export interface LinePeople {
  readonly people: Readonly<Record<PersonId, { readonly name: string }>>;
  /** The one who types. */
  readonly me?: PersonId;
}

/** The words of a list, folded, longest first. */
export function wordList(list: string): string[] {
  return list
    .split('|')
    .map(foldText)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
}

/**
 * Reads a list of people such as `ben, cleo and me`; undefined unless every part of it is one. A name may be cut short
 * as long as it can only be one person's.
 */
export function readPeople(
  text: string,
  { people, me }: LinePeople,
  languages: readonly LineWords[],
): PersonId[] | undefined {
  const found = new Set<PersonId>();
  for (const part of splitList(text, languages)) {
    if (languages.some((words) => wordList(words.everyone).includes(part))) {
      for (const person of Object.keys(people)) found.add(person);
      continue;
    }
    const person = findPerson(part, people);
    const isMe = languages.some((words) => wordList(words.me).includes(part));
    const one = person ?? (isMe ? me : undefined);
    if (one === undefined) return undefined;
    found.add(one);
  }
  return found.size === 0 ? undefined : [...found];
}

function findPerson(part: string, people: LinePeople['people']): PersonId | undefined {
  const names = Object.entries(people).map(([id, { name }]) => [id, foldText(name)] as const);
  const exact = names.filter(([, name]) => name === part);
  if (exact.length === 1) return exact[0]?.[0];
  const first = names.filter(([, name]) => name.split(' ')[0] === part);
  if (first.length === 1) return first[0]?.[0];
  const begun = names.filter(([, name]) => name.startsWith(part));
  return part.length >= 2 && begun.length === 1 ? begun[0]?.[0] : undefined;
}

/** Between commas and the languages' words for "and"; a word in letters needs spaces around it, a sign does not. */
function splitList(text: string, languages: readonly LineWords[]): string[] {
  let list = ` ${foldText(text)} `;
  for (const words of languages) {
    for (const word of wordList(words.and)) {
      list = list.replaceAll(
        /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}]/u.test(word)
          ? ` ${word} `
          : word,
        ' , ',
      );
    }
  }
  return list
    .split(/[,،;+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
