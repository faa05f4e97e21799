import type { StaticMessageKey } from '@quits/i18n';
import type { NameProblem } from './group-form.ts';

/** Text keys of the problems with a name. */
export const NAME_PROBLEM_TEXT = {
  missing: 'groups:nameMissing',
  tooLong: 'groups:nameTooLong',
  tooMany: 'errors:groupFull',
  taken: 'errors:nameTaken',
} satisfies Record<NameProblem, StaticMessageKey>;
