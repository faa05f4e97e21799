import { err, ok, type Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { Reading } from '../money/read-number.ts';
import { type EntryLineError, findAmount } from './find-amount.ts';
import { findClauses } from './find-clauses.ts';
import type { LinePeople } from './find-people.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a line is read with. */
export interface EntryLineOptions extends LinePeople {
  /** BCP 47 tag of the person's language; English words are understood besides. */
  readonly locale: string;
  /** ISO 4217 code for an amount without a currency. */
  readonly currency: string;
  /** What is meant where a number could be two. @default none: that is refused */
  readonly reading?: Reading | undefined;
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

/** A title, its people and an amount; more is a text that was pasted. */
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
