import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import styles from '../src/docs/docs.module.css';
import { applyGlobals, type Globals } from './apply-globals.ts';
import { darkTheme, theme } from './theme.ts';

/** A docs page in the toolbar's theme; Storybook's own container ignores it. */
export function KitContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(globalsOfAddress);
  useEffect(() => {
    // From the toolbar; other events may come from the stories' frames.
    const update = ({ globals: next }: { globals: Globals }) =>
      setGlobals((before) => ({ ...before, ...next }));
    context.channel.on(UPDATE_GLOBALS, update);
    return () => context.channel.off(UPDATE_GLOBALS, update);
  }, [context]);
  // A page of text has its own direction.
  useLayoutEffect(() => applyGlobals({ ...globals, direction: 'ltr', locale: '' }), [globals]);
  const isDark =
    globals.theme === 'dark' ||
    (globals.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer context={context} theme={isDark ? darkTheme : theme}>
      <div className={styles['prose']}>{children}</div>
    </DocsContainer>
  );
}

/** The toolbar's choices in the address, such as `globals=theme:dark`. */
function globalsOfAddress(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    text
      .split(';')
      .map((pair) => pair.split(':'))
      .flatMap(([name, value]) =>
        name === undefined || value === undefined ? [] : [[name, value]],
      ),
  ) as Globals;
}
