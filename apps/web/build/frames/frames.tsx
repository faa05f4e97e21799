import type { I18n, Translate } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import type { ReactElement } from 'react';
import type { FrameName } from '../preloads/preload-manifest.ts';
import { BalancesFrame } from './balances-frame.tsx';
import { ExpenseFrame } from './expense-frame.tsx';
import { ExpensesFrame } from './expenses-frame.tsx';
import { GroupFrame } from './group-frame.tsx';
import { GroupsFrame } from './groups-frame.tsx';
import { RowsFrame } from './rows-frame.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { WelcomeFrame } from './welcome-frame.tsx';

const FRAMES: Readonly<Record<FrameName, ReactElement>> = {
  shell: <ShellFrame />,
  groupShell: <ShellFrame groupId="$1" />,
  group: <GroupFrame groupId="$1" />,
  groupOfExpense: <GroupFrame groupId="$1" isExpense />,
  expenses: <ExpensesFrame />,
  expense: <ExpensesFrame detail={<ExpenseFrame />} />,
  balances: <BalancesFrame />,
  rows: <RowsFrame />,
  groups: <GroupsFrame />,
  welcome: <WelcomeFrame />,
};

/** Props of {@link Frame}. */
export interface FrameProps {
  readonly name: FrameName;
  readonly i18n: I18n;
  /** Used instead of the translation of `i18n`. */
  readonly t: Translate;
}

/**
 * Frame of a screen as static markup, in which the page's inline script puts the first texts: on a first visit, these arrive before
 * the code that shows them. The build renders it, so that it has the styles of the screen.
 */
export function Frame({ name, i18n, t }: FrameProps) {
  const state = { ...i18n.store.getState(), t };
  const store = { getState: () => state, subscribe: () => () => undefined };
  return <I18nProvider i18n={{ ...i18n, store }}>{FRAMES[name]}</I18nProvider>;
}

/** The names of all frames. */
export const FRAME_NAMES = Object.keys(FRAMES);
