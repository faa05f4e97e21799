import { err, ok, type Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { Reading } from '../money/read-number.ts';
import { type EntryLineError, findAmount } from './find-amount.ts';
import { findClauses } from './find-clauses.ts';
import type { LinePeople } from './find-people.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Options for reading an expense from a line. */
export interface EntryLineOptions extends LinePeople {
  /** BCP 47 tag of the user's language; English words are recognized too. */
  readonly locale: string;
  /** ISO 4217 code for an amount without a currency. */
  readonly currency: string;
  /** Chosen reading of an ambiguous number. @default none: ambiguous numbers are rejected */
  readonly reading?: Reading | undefined;
}

/** Contents of a line; the form fills in the rest. */
export interface EntryLine {
  readonly title: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly payers?: readonly PersonId[];
  readonly people?: readonly PersonId[];
}

/** Maximum length of a line, in characters; a longer text was probably pasted by mistake. */
const MAX_LENGTH = 500;

/**
 * Reads a whole expense from one line, such as `19.24 tickets` or `dinner 80 by anna for ben,
 * cleo`.
 */
export function parseEntryLine(
  line: string,
  options: EntryLineOptions,
): Result<EntryLine, EntryLineError> {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return err({ code: 'empty' });
  if (text.length > MAX_LENGTH) return err({ code: 'not-a-number', at: MAX_LENGTH });
  const { rest, payers, people } = findClauses(text, options, vocabularyOf(options.locale));
  const found = findAmount(rest, options);
  if (!found.ok) return found;
  return ok({
    ...found.value,
    ...(payers === undefined ? {} : { payers }),
    ...(people === undefined ? {} : { people }),
  });
}
