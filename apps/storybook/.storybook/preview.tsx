import '@quits/ui/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { theme } from './theme.ts';

const ROOT_ATTRIBUTES = ['theme', 'contrast', 'accent', 'density'] as const;

type Chosen = Partial<Record<(typeof ROOT_ATTRIBUTES)[number] | 'direction', unknown>>;

/** Applies the toolbar's choices to the root element, like an app. */
function Themed({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const name of ROOT_ATTRIBUTES) {
      const value = chosen[name];
      if (typeof value === 'string' && value !== '') root.dataset[name] = value;
      else delete root.dataset[name];
    }
    root.dir = chosen.direction === 'rtl' ? 'rtl' : 'ltr';
  }, [chosen]);
  return children;
}

const withTheme: Decorator = (Story, { globals, parameters }) => (
  <Themed chosen={globals}>
    {parameters['frame'] === 'page' ? (
      <Story />
    ) : (
      <div style={{ padding: 24, maxInlineSize: parameters['frame'] === 'narrow' ? 420 : 880 }}>
        <Story />
      </div>
    )}
  </Themed>
);

function choice(title: string, icon: string, items: readonly (readonly [string, string])[]) {
  return {
    description: title,
    toolbar: {
      title,
      icon: icon as 'circlehollow',
      items: items.map(([value, text]) => ({ value, title: text })),
      dynamicTitle: true,
    },
  };
}

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'circlehollow', [
      ['', 'System theme'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    contrast: choice('Contrast', 'contrast', [
      ['', 'System contrast'],
      ['more', 'High contrast'],
    ]),
    accent: choice('Accent', 'paintbrush', [
      ['ink', 'Ink'],
      ['plum', 'Plum'],
      ['lagoon', 'Lagoon'],
      ['umber', 'Umber'],
      ['moss', 'Moss'],
    ]),
    density: choice('Density', 'component', [
      ['', 'Comfortable'],
      ['compact', 'Compact'],
    ]),
    direction: choice('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
  },
  initialGlobals: { theme: '', contrast: '', accent: 'ink', density: '', direction: 'ltr' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { theme },
    controls: { expanded: true },
    options: { storySort: { order: ['Principles', 'Tokens', 'Pages', 'UI'] } },
    viewport: {
      options: {
        phone320: { name: 'Phone, 320', styles: { width: '320px', height: '640px' } },
        phone360: { name: 'Phone, 360', styles: { width: '360px', height: '760px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
