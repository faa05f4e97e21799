import { useFormatter, useT } from '@quits/i18n/react';
import type { SplitToolsLabels } from '@quits/ui';

/** Returns the texts of the tools for the rows of many people. */
export function useSplitTools(): SplitToolsLabels {
  const t = useT();
  const { number } = useFormatter();
  return {
    search: t('common:search'),
    clear: t('common:clear'),
    all: t('common:all'),
    none: t('common:none'),
    onlyMe: t('entry:onlyMe'),
    empty: t('expenses:noMatch'),
    showAll: (total) => t('balances:showAll', { total: number(total) }),
  };
}
