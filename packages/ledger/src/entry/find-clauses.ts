import type { PersonId } from '../model/expense.ts';
import { foldText } from '../text/fold-text.ts';
import { type LinePeople, readPeople } from './find-people.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Payers and participants of a line, and its remaining text. */
export interface Clauses {
  readonly rest: string;
  readonly payers?: readonly PersonId[];
  readonly people?: readonly PersonId[];
}

interface Found {
  readonly side: 'payers' | 'people';
  readonly people: PersonId[];
  readonly rest: string;
}

/**
 * Removes a keyword before or after the people and returns the people; undefined without the
 * keyword.
 */
type Take = (text: string, keyword: string) => string | undefined;

/**
 * Removes `by …` and `for …` from the end of a line, in either order. Only people of the group may
 * follow such a word; otherwise it is part of the title, as in `present for the teacher`.
 */
export function findClauses(line: string, group: LinePeople, vocabulary: Vocabulary): Clauses {
  const before = [
    { side: 'payers', keywords: vocabulary.by, take: afterKeyword },
    { side: 'people', keywords: vocabulary.for, take: afterKeyword },
  ] as const;
  const after = [
    { side: 'payers', keywords: vocabulary.byAfter, take: beforeKeyword },
    { side: 'people', keywords: vocabulary.forAfter, take: beforeKeyword },
  ] as const;
  let clauses: Clauses = { rest: line.trim() };
  for (;;) {
    const find = (places: readonly Place[]): Found | undefined =>
      findAtEnd(clauses.rest, places, (text) => readPeople(text, group, vocabulary));
    const found = find(before) ?? find(after);
    if (found === undefined || clauses[found.side] !== undefined) return clauses;
    clauses = { ...clauses, rest: found.rest, [found.side]: found.people };
  }
}

interface Place {
  readonly side: Found['side'];
  readonly keywords: readonly string[];
  readonly take: Take;
}

/**
 * Finds the longest end of a line that is a complete clause, so that `paid by` takes precedence
 * over `by`.
 */
function findAtEnd(
  line: string,
  places: readonly Place[],
  read: (text: string) => PersonId[] | undefined,
): Found | undefined {
  const words = line.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    const tail = foldText(words.slice(start).join(' '));
    for (const { side, keywords, take } of places) {
      for (const keyword of keywords) {
        const text = take(tail, keyword);
        const people = text === undefined ? undefined : read(text);
        if (people !== undefined) return { side, people, rest: words.slice(0, start).join(' ') };
      }
    }
  }
  return undefined;
}

/**
 * Matches scripts without spaces, and the one-letter prefixes of Arabic and Hebrew, which attach to
 * the name.
 */
const GLUED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|^[\p{sc=Arab}\p{sc=Hebr}]$/u;

function afterKeyword(text: string, keyword: string): string | undefined {
  if (!text.startsWith(keyword)) return undefined;
  const rest = text.slice(keyword.length);
  return /^[ :]/.test(rest) || GLUED.test(keyword) ? rest.replace(/^:/, '') : undefined;
}

function beforeKeyword(text: string, keyword: string): string | undefined {
  return text.endsWith(keyword) && text !== keyword ? text.slice(0, -keyword.length) : undefined;
}
