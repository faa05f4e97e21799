import type { Messages } from './messages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** Longest run of padding; longer than most words, so that lines wrap about as in a real language. */
const LONGEST_PADDING = 8;

/** Returns a text in brackets, with every letter accented and about 40 % longer; keeps placeholders and tags. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\{.*?\}\}|<.*?>|[a-z]/gi, (part) =>
    part.length > 1 ? part : (accented[plain.indexOf(part)] ?? part),
  );
  const read = text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '');
  return `[${letters}${paddingOf(Math.ceil(read.length * 0.4))}]`;
}

/** Returns dots: the first ones lengthen the last word, later ones form separate words. */
function paddingOf(length: number): string {
  return '·'.repeat(length).replaceAll(new RegExp(`·{${LONGEST_PADDING}}(?=·)`, 'g'), '$& ');
}

/** Converts texts with {@link pseudoText}, so that untranslated ones stand out. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])),
    ]),
  );
}
