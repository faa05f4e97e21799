import { useLocale } from '@quits/i18n/react';
import {
  CategoryHistory,
  type CategoryWords,
  guessCategory,
  loadCategoryWords,
} from '@quits/ledger';
import { useEffect, useMemo, useState } from 'react';
import { useRecentExpenses } from '../group-context/use-recent-expenses.ts';
import { useCategories } from './use-categories.ts';

/**
 * Guesses the category of a title by what the group's latest expenses and the words of the person's
 * language say; `undefined` when nothing fits.
 */
export function useCategoryGuess(): (title: string) => string | undefined {
  const words = useCategoryWords();
  const history = useCategoryHistory();
  const { offered } = useCategories();
  return (title) => {
    const guess = guessCategory(title, { words, history });
    return offered.some(({ id }) => id === guess) ? guess : undefined;
  };
}

function useCategoryWords(): readonly CategoryWords[] {
  const { locale } = useLocale();
  const [words, setWords] = useState<readonly CategoryWords[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      // Without the words a guess goes by the group's habits alone.
      const loaded = await loadCategoryWords(locale).catch(() => []);
      if (isCurrent) setWords(loaded);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return words;
}

function useCategoryHistory(): CategoryHistory {
  const recent = useRecentExpenses();
  return useMemo(() => {
    const history = new CategoryHistory();
    for (const { data } of recent) {
      if (data.kind !== 'payment') history.learn(data.title, data.category);
    }
    return history;
  }, [recent]);
}
