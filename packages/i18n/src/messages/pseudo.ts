import { enUS } from '../locales/en-US/index.ts';
import type { LocaleMessages } from './message-types.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** A text with every letter accented, about 40 % longer, in brackets; placeholders and tags are kept. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\{.*?\}\}|<.*?>|[a-z]/gi, (part) =>
    part.length > 1 ? part : (accented[plain.indexOf(part)] ?? part),
  );
  return `[${letters}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** The default locale's texts, made visible. */
export const pseudo: LocaleMessages = Object.fromEntries(
  Object.entries(enUS).map(([namespace, texts]) => [
    namespace,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])),
  ]),
);
