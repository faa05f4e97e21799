import type { PersonId } from '../model/expense.ts';
import { foldText } from '../text/fold-text.ts';
import { type LinePeople, readPeople, wordList } from './find-people.ts';
import type { LineWords } from './line-words.ts';

/** Who paid and for whom, and what is left of the line. */
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
 * Takes `by …` and `for …` off the end of a line, in either order. What follows such a word has to be people of the group
 * to the last one; otherwise it belongs to the title, as in `present for the teacher`.
 */
export function findClauses(
  line: string,
  group: LinePeople,
  languages: readonly LineWords[],
): Clauses {
  let clauses: Clauses = { rest: line.trim() };
  for (;;) {
    const found = before(clauses.rest, group, languages) ?? after(clauses.rest, group, languages);
    if (found === undefined || clauses[found.side] !== undefined) return clauses;
    clauses = { ...clauses, rest: found.rest, [found.side]: found.people };
  }
}

/** A word and then the people, up to the end of the line; the first such word, so that `paid by` is found before `by`. */
function before(
  line: string,
  group: LinePeople,
  languages: readonly LineWords[],
): Found | undefined {
  const words = line.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    for (const side of ['payers', 'people'] as const) {
      for (const keyword of keywords(languages, side === 'payers' ? 'by' : 'for')) {
        const tail = afterKeyword(words.slice(start).join(' '), keyword);
        const people = tail === undefined ? undefined : readPeople(tail, group, languages);
        if (people !== undefined) return { side, people, rest: words.slice(0, start).join(' ') };
      }
    }
  }
  return undefined;
}

/** The people and then a word, at the end of the line; as many people as can be read. */
function after(
  line: string,
  group: LinePeople,
  languages: readonly LineWords[],
): Found | undefined {
  const words = line.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    const tail = words.slice(start).join(' ');
    for (const side of ['payers', 'people'] as const) {
      for (const keyword of keywords(languages, side === 'payers' ? 'byAfter' : 'forAfter')) {
        const folded = foldText(tail);
        if (!folded.endsWith(keyword) || folded === keyword) continue;
        const people = readPeople(folded.slice(0, -keyword.length), group, languages);
        if (people !== undefined) return { side, people, rest: words.slice(0, start).join(' ') };
      }
    }
  }
  return undefined;
}

function keywords(
  languages: readonly LineWords[],
  place: 'by' | 'for' | 'byAfter' | 'forAfter',
): string[] {
  return languages.flatMap((words) => wordList(words[place] ?? ''));
}

/** What follows a keyword; a space has to, but where the script writes without. */
function afterKeyword(text: string, keyword: string): string | undefined {
  const folded = foldText(text);
  if (!folded.startsWith(keyword)) return undefined;
  const rest = folded.slice(keyword.length);
  const glued = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(keyword);
  return rest.startsWith(' ') || rest.startsWith(':') || glued ? rest.replace(/^:/, '') : undefined;
}
