import { useFormatter, useT } from '@quits/i18n/react';
import type { UsualSplit } from '@quits/product/group/usual-split.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { usePercentText } from '../../money/use-percent-text.ts';
import { useLabelled } from '../../text/use-labelled.ts';

/** Returns a function that describes a usual split with its people. */
export function useUsualSplitText(): (split: UsualSplit) => string {
  const t = useT();
  const { list, number } = useFormatter();
  const percentText = usePercentText();
  const nameOf = useNameOf();
  const labelled = useLabelled();
  return ({ mode, parts }) => {
    if (parts === undefined) return t('settings:splitEveryone');
    const taking = Object.entries(parts).filter(([, part]) => Number(part) > 0);
    if (mode === 'equal') {
      return labelled(
        t('expenses:splitEqual'),
        list(
          taking.map(([id]) => nameOf(id)),
          'unit',
        ),
      );
    }
    const each = taking.map(([id, part]) =>
      labelled(nameOf(id), mode === 'percent' ? percentText(Number(part)) : number(Number(part))),
    );
    return list(each, 'unit');
  };
}
