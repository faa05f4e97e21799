import type { Messages } from './messages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** A text with every letter accented, about 40 % longer, in brackets; placeholders and tags are kept. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\{.*?\}\}|<.*?>|[a-z]/gi, (part) =>
    part.length > 1 ? part : (accented[plain.indexOf(part)] ?? part),
  );
  return `[${letters}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;
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
