import { addons } from 'storybook/manager-api';
import { darkTheme, theme } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: isDark ? darkTheme : theme });
