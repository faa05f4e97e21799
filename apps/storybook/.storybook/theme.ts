import { create } from 'storybook/theming/create';

/**
 * The kit's colors for Storybook's own pages; literal, because it doesn't support custom
 * properties.
 */
export const theme = create({
  base: 'light',
  brandTitle: 'Quits = components',
  fontBase: "'Quits', 'Gill Sans', Calibri, system-ui, sans-serif",
  appBg: '#f4efe4',
  appContentBg: '#faf6ed',
  appPreviewBg: '#faf6ed',
  appBorderColor: '#d9d0c0',
  appBorderRadius: 4,
  barBg: '#faf6ed',
  colorPrimary: '#273f8f',
  colorSecondary: '#273f8f',
  textColor: '#1c2136',
});
