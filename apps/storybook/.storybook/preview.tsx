import '@quits/ui/styles.css';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { applyGlobals, type Globals } from './apply-globals.ts';

/** Languages of the app’s screens; the components have no texts of their own. */
const LOCALES = [
  ['', 'Language of the story'],
  ...'en-US en-GB de fr es pt-BR it nl pl sv tr uk ar he hi ja ko zh-CN'
    .split(' ')
    .map((tag) => [tag, tag] as const),
  ['en-XA', 'Pseudo: accented, 40 % longer'],
  ['en-XB', 'Pseudo: mirrored too'],
] as const;

/** Loaded with the first docs page: stories and tests don't need them. */
const KitPage = lazy(async () => ({
  default: (await import('../src/docs/kit-page.tsx')).KitPage,
}));
const KitContainer = lazy(async () => ({
  default: (await import('./kit-container.tsx')).KitContainer,
}));

function Page() {
  return (
    <Suspense>
      <KitPage />
    </Suspense>
  );
}

function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <KitContainer {...props} />
    </Suspense>
  );
}

/** Applies the toolbar's choices around a story. */
function Themed({ chosen, children }: { chosen: Globals; children: ReactNode }) {
  useLayoutEffect(() => applyGlobals(chosen), [chosen]);
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
    locale: choice('Language', 'globe', LOCALES),
    direction: choice('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
  },
  initialGlobals: {
    theme: '',
    contrast: '',
    accent: 'ink',
    density: '',
    locale: '',
    direction: 'ltr',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: {
      container: Container,
      page: Page,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Principles', 'What’s new', 'Components', 'Tokens', 'Pages', 'UI'] },
    },
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
