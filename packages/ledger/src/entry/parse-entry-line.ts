import { err, ok, type Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { AmountError } from '../money/amount-error.ts';
import { findAmount } from './find-amount.ts';
import { findClauses } from './find-clauses.ts';
import type { LinePeople } from './find-people.ts';
import { LINE_WORDS } from './line-words.ts';

/** What a line is read with. */
export interface EntryLineOptions extends LinePeople {
  /** BCP 47 tag of the person's language; English words are understood besides. */
  readonly locale: string;
  /** ISO 4217 code for an amount without a currency. */
  readonly currency: string;
}

/** What a line says; what it leaves out is for the form to fill in. */
export interface EntryLine {
  readonly title: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly payers?: readonly PersonId[];
  readonly people?: readonly PersonId[];
}

/** Reads a whole expense from one line, such as `19.24 tickets` or `dinner 80 by anna for ben, cleo`. */
export function parseEntryLine(
  line: string,
  options: EntryLineOptions,
): Result<EntryLine, AmountError> {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return err({ code: 'empty' });
  const language = new Intl.Locale(options.locale).language;
  const words = [LINE_WORDS[language], LINE_WORDS['en']].filter((one) => one !== undefined);
  const { rest, payers, people } = findClauses(text, options, [...new Set(words)]);
  const found = findAmount(rest, options);
  if (!found.ok) return found;
  return ok({
    ...found.value,
    ...(payers === undefined ? {} : { payers }),
    ...(people === undefined ? {} : { people }),
  });
}
