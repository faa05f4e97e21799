import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Quits = components',
    appBg: '#f6f1e7',
    appContentBg: '#faf7f0',
    appBorderColor: '#d9d0c0',
    appBorderRadius: 4,
    colorPrimary: '#2d3a8c',
    colorSecondary: '#2d3a8c',
    textColor: '#1f2438',
    barBg: '#faf7f0',
  }),
});
