import { addDays, isDate } from '@quits/ledger';

/** A text without the day that it named. */
export interface FoundDate {
  readonly rest: string;
  /** `YYYY-MM-DD` */
  readonly date?: string;
}

/**
 * Extracts a day from a line: `2026-11-20`, `yesterday` or a recent weekday, in the user's language
 * or in English. A full date may be in the future.
 */
export function findDate(line: string, today: string, locale: string): FoundDate {
  const written = /(?<![\p{L}\p{N}-])\d{4}-\d{2}-\d{2}(?![\p{L}\p{N}-])/u.exec(line);
  if (written !== null && isDate(written[0])) {
    return { rest: without(line, written.index, written[0].length), date: written[0] };
  }
  const folded = line.toLocaleLowerCase(locale);
  // Case folding changes the length of some letters, so offsets would be wrong.
  if (folded.length !== line.length) return { rest: line };
  for (const { name, date } of namedDays(today, locale)) {
    const at = placeOfWord(folded, name);
    if (at !== undefined) return { rest: without(line, at, name.length), date };
  }
  return { rest: line };
}

function namedDays(today: string, locale: string) {
  return [...new Set([locale, 'en'])].flatMap((language) => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, back) => {
      const date = addDays(today, -back);
      const names = [weekday.format(new Date(`${date}T00:00:00Z`))];
      // Only words, no phrases with digits such as `3 days ago`.
      const ago = relative.format(-back, 'day');
      if (!/\p{N}/u.test(ago)) names.unshift(ago);
      return names.map((name) => ({ name: name.toLocaleLowerCase(language), date }));
    }).flat();
  });
}

function placeOfWord(line: string, word: string): number | undefined {
  const at = line.indexOf(word);
  if (at < 0) return undefined;
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  // Chinese, Japanese and Korean set no spaces between words.
  const isSpaced = !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word);
  const touches = isLetter(line[at - 1]) || isLetter(line[at + word.length]);
  return isSpaced && touches ? undefined : at;
}

function without(line: string, at: number, length: number): string {
  return `${line.slice(0, at)} ${line.slice(at + length)}`.replaceAll(/\s+/g, ' ').trim();
}
