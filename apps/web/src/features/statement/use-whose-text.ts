import { useT } from '@quits/i18n/react';
import type { Whose } from '@quits/product/statement/line-choice.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';

/** Returns a function that says whom a line is for; `isOut` tells whether money left the account. */
export function useWhoseText(): (whose: Whose, isOut: boolean) => string {
  const t = useT();
  const isOwn = useIsOwn();
  const nameOf = useNameOf();
  return (whose, isOut) => {
    if (whose.kind === 'all') return t('entry:whose', { who: t('entry:everyone') });
    const name = nameOf(whose.personId);
    if (whose.kind === 'payment') {
      return t(isOut ? 'statement:paidTo' : 'statement:paidFrom', { name });
    }
    return isOwn(whose.personId) ? t('entry:onlyMe') : t('entry:whose', { who: name });
  };
}

/** Returns a value of a select for a choice. */
export function valueOfWhose(whose: Whose): string {
  return whose.kind === 'all' ? 'all' : `${whose.kind} ${whose.personId}`;
}

/** Returns the choice of a select's value. */
export function whoseOfValue(value: string): Whose {
  const [kind, personId = ''] = value.split(' ');
  return kind === 'one' || kind === 'payment' ? { kind, personId } : { kind: 'all' };
}
