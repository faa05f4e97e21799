import { formatDecimal, parseDecimal } from '@quits/ledger';
import type { PersonDetails } from './change-person.ts';
import { nameKey } from './name-key.ts';
import type { Person } from '../group/schema.ts';

/** Input of the person form. */
export interface PersonForm {
  readonly name: string;
  readonly weight: string;
  readonly household: string;
}

/** Invalid fields of the form. */
export interface PersonProblems {
  readonly name?: 'missing' | 'taken';
  readonly weight?: 'invalid';
}

/** The largest usual share, as the rules have it. */
export const MOST_WEIGHT = 1000;

/** Returns a person's form values in the user's number format. */
export function personForm(person: Person, locale: string): PersonForm {
  return {
    name: person.name,
    weight: formatDecimal(String(person.defaultWeight), locale),
    household: person.household ?? '',
  };
}

/** Checks the input; names that look the same count as the same. */
export function checkPerson(
  form: PersonForm,
  { taken, locale }: { readonly taken: readonly string[]; readonly locale: string },
): { readonly problems: PersonProblems; readonly details: PersonDetails | undefined } {
  const name = form.name.trim();
  const weight = parseDecimal(form.weight, { locale, most: MOST_WEIGHT });
  const number = weight.ok ? Number(weight.value) : Number.NaN;
  const problems: PersonProblems = {
    ...(nameKey(name) === '' ? { name: 'missing' } : {}),
    ...(taken.some((other) => nameKey(other) === nameKey(name)) ? { name: 'taken' } : {}),
    ...(number >= 0 && number <= MOST_WEIGHT ? {} : { weight: 'invalid' }),
  };
  if (Object.keys(problems).length > 0) return { problems, details: undefined };
  const household = form.household.trim();
  return {
    problems,
    details: { name, defaultWeight: number, household: household === '' ? undefined : household },
  };
}
