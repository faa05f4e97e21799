import { useLocale } from '@quits/i18n/react';
import {
  CategoryHistory,
  type CategoryWords,
  guessCategory,
  loadCategoryWords,
} from '@quits/ledger';
import { useEffect, useMemo, useState } from 'react';
import { useRecentExpenses } from '../group-expenses/use-recent-expenses.ts';
import { useCategories } from './use-categories.ts';

/**
 * Returns a function that guesses the category of a title from the group's latest expenses and the
 * keywords of the user's language; `undefined` if nothing matches.
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
      // Without keywords, guess only from the group's expenses.
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
