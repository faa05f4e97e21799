import type { StaticMessageKey } from '@quits/i18n';
import type { NameProblem } from './group-form.ts';

/** What is said about a name that can't be used. */
export const NAME_PROBLEM_TEXT = {
  missing: 'groups:nameMissing',
  tooLong: 'groups:nameTooLong',
  tooMany: 'errors:groupFull',
  taken: 'errors:nameTaken',
} satisfies Record<NameProblem, StaticMessageKey>;
