import { toPlainText } from '../money/plain-text.ts';
import { nameCurrency } from './name-currency.ts';

/** A currency beside a number, and the text without it. */
export type CurrencyBeside =
  | { readonly kind: 'code'; readonly code: string; readonly figures: string }
  /** A sign or name of several currencies. */
  | { readonly kind: 'unclear'; readonly word: string };

/** Match signs and letters before the first digit, after the last one, and between two digits. */
const BEFORE = /^[-+\s]*([\p{L}\p{M}\p{Sc}][\p{L}\p{M}\p{Sc}."\s]*?)[-+(\s]*(?=[\d(.,])/u;
const AFTER = /[\d).,](?:[.,]?-{1,2})?\s*([\p{L}\p{M}\p{Sc}][\p{L}\p{M}\p{Sc}."$]*)$/u;
const BETWEEN = /\d(\p{Sc})\d/u;

/** Finds the currency in a text with one number; undefined if its words aren't a currency. */
export function currencyBeside(text: string, locale: string): CurrencyBeside | undefined {
  const plain = toPlainText(text);
  for (const [pattern, place] of [
    [BEFORE, 'before'],
    [AFTER, 'after'],
    [BETWEEN, 'after'],
  ] as const) {
    const word = pattern.exec(plain)?.[1];
    if (word === undefined) continue;
    const named = nameCurrency(word, place, locale);
    if (named.kind === 'unclear') return { kind: 'unclear', word };
    if (named.kind === 'none') continue;
    // Between two figures a sign is the decimal mark.
    const figures = plain.replace(word, pattern === BETWEEN ? '.' : ' ').trim();
    return { kind: 'code', code: named.code, figures };
  }
  return undefined;
}
