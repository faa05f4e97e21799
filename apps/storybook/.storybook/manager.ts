import { addons } from 'storybook/manager-api';
import { darkTheme, theme } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

// In the documentation site, the title leads to its first page.
const brandUrl = globalThis.quitsSite;
const ofScheme = isDark ? darkTheme : theme;
addons.setConfig({
  theme:
    brandUrl === undefined
      ? ofScheme
      : { ...ofScheme, brandTitle: 'Quits documentation', brandUrl, brandTarget: '_self' },
});
