import type { Messages } from './messages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** Longer than most words, so that a line breaks where one of a language would. */
const LONGEST_PADDING = 8;

/** A text with every letter accented, about 40 % longer, in brackets; placeholders and tags are kept. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\{.*?\}\}|<.*?>|[a-z]/gi, (part) =>
    part.length > 1 ? part : (accented[plain.indexOf(part)] ?? part),
  );
  const read = text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '');
  return `[${letters}${paddingOf(Math.ceil(read.length * 0.4))}]`;
}

/** The first dots lengthen the last word; more of them are words of their own. */
function paddingOf(length: number): string {
  return '·'.repeat(length).replaceAll(new RegExp(`·{${LONGEST_PADDING}}(?=·)`, 'g'), '$& ');
}

/** Texts made visible, so that what is not translated stands out. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])),
    ]),
  );
}
