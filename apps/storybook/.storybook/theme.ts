import { create } from 'storybook/theming/create';

const shared = {
  brandTitle: 'Quits = components',
  fontBase: "'Quits', 'Gill Sans', Calibri, system-ui, sans-serif",
  appBorderRadius: 4,
} as const;

/**
 * The kit's colors for Storybook's own pages; literal, because it doesn't support custom
 * properties.
 */
export const theme = create({
  ...shared,
  base: 'light',
  appBg: '#f2ede1',
  appContentBg: '#f9f6ed',
  appPreviewBg: '#f9f6ed',
  appBorderColor: '#d9d0c0',
  barBg: '#f9f6ed',
  colorPrimary: '#273f8f',
  colorSecondary: '#273f8f',
  textColor: '#1c2136',
});

/** The same in the dark theme. */
export const darkTheme = create({
  ...shared,
  base: 'dark',
  appBg: '#120f0d',
  appContentBg: '#191613',
  appPreviewBg: '#191613',
  appBorderColor: '#3c3732',
  barBg: '#191613',
  colorPrimary: '#a9bdf5',
  colorSecondary: '#a9bdf5',
  textColor: '#ede8dd',
  textMutedColor: '#bcb6ab',
  barTextColor: '#bcb6ab',
  inputBg: '#221e1b',
  inputTextColor: '#ede8dd',
});
