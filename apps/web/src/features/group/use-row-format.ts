import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { createRowFormat, type RowFormat } from '@quits/product/expense-list/row-format.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { MoneyPart } from '@quits/ui';
import { useMemo } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import { kitParts } from '../../money/kit-parts.ts';

/** Returns the format of the rows; the same one until the people, the user or the language changes. */
export function useRowFormat(): RowFormat<readonly MoneyPart[]> {
  const t = useT();
  const format = useFormatter();
  const uid = useUser()?.uid;
  const { data } = useGroup();
  const { people, categories } = data;
  const personId = ownPersonId(data, uid);
  return useMemo(() => {
    const amountOf = (minor: number, currency: string, sign: 'never' | 'always') =>
      kitParts(format.moneyParts(minor, currency, { sign }));
    return createRowFormat({ t, format, group: { people, categories }, uid, personId, amountOf });
  }, [t, format, people, categories, uid, personId]);
}
