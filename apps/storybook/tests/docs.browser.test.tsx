import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { kitFacts } from 'virtual:kit-facts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allDocs } from '../src/docs/all-docs.ts';
import { ChangeList } from '../src/docs/change-list.tsx';
import { CodeBlock } from '../src/docs/code-block.tsx';
import { ColorTable } from '../src/docs/color-table.tsx';
import { ComponentPage } from '../src/docs/component-page.tsx';
import { highlight } from '../src/docs/highlight.ts';
import { PeopleTable } from '../src/docs/people-table.tsx';
import { PropsTable } from '../src/docs/props-table.tsx';
import { ScaleTable } from '../src/docs/scale-table.tsx';
import { StatusTable } from '../src/docs/status-table.tsx';
import { TokenDownloads } from '../src/docs/token-downloads.tsx';
import { axeReport } from './axe-report.ts';

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(390, 800);
  container = document.createElement('main');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  delete document.documentElement.dataset['theme'];
});

function render(content: ReactNode): void {
  flushSync(() => root.render(content));
}

function componentPage(path: string): ReactNode {
  const docs = allDocs.get(path);
  const facts = kitFacts.components[path];
  if (docs === undefined || facts === undefined) throw new Error(`no documentation: ${path}`);
  return <ComponentPage docs={docs} facts={facts} />;
}

test('every component has measurements', () => {
  for (const [path, { components }] of allDocs) {
    const facts = kitFacts.components[path];
    // An icon has only the color of its text.
    expect(facts?.tokens.length === 0).toBe(path === 'icon/icon');
    for (const name of components) expect(facts?.script[name]).toBeGreaterThan(20);
    expect(facts?.styles).toBeGreaterThan(50);
    expect(facts?.stories.axe).toBeGreaterThan(2);
  }
});

test('highlighting keeps the code', () => {
  for (const { anatomy } of allDocs.values()) {
    expect(
      highlight(anatomy)
        .map(({ text }) => text)
        .join(''),
    ).toBe(anatomy);
  }
});

const props = {
  tone: {
    name: 'tone',
    description: "Its `tone`. @default 'plain'",
    table: { type: { summary: 'union', detail: "'plain' | 'even'" } },
  },
  handler: { name: 'handler' },
};

const pages: readonly (readonly [string, ReactNode])[] = [
  ['a component', componentPage('chip/chip')],
  ['a component without keys', componentPage('money/money')],
  ['the props', <PropsTable key="props" argTypes={props} />],
  ['all components', <StatusTable key="status" facts={kitFacts} />],
  ['the changes', <ChangeList key="changes" changes={kitFacts.changes} />],
  [
    'the tokens',
    <div key="tokens" className="q">
      <ColorTable names={['paper', 'ink', 'hover', 'rule-strong']} />
      <ScaleTable group="space" />
      <ScaleTable group="motion" />
      <PeopleTable />
      <TokenDownloads />
    </div>,
  ],
];

describe.each(pages)('the page of %s', (_name, content) => {
  test.each(['light', 'dark'])('is accessible and fits a phone, %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    render(content);
    expect(await axeReport('component')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

test('props show unions and defaults, without arguments that only stories have', () => {
  render(<PropsTable argTypes={props} />);
  const cells = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([['tone', "'plain' | 'even'", "'plain'", 'Its tone.']]);
});

test('components are found by name', async () => {
  render(<StatusTable facts={kitFacts} />);
  await page.getByRole('searchbox').fill('removable');
  const found = () => [...container.querySelectorAll('tbody code')].map((one) => one.textContent);
  await expect.poll(found).toEqual(['Chip']);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect.element(page.getByText('No component found.')).toBeVisible();
});

test('a press copies, and says so', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  render(<CodeBlock label="Import" code="import { Chip } from '@quits/ui';" />);
  await page.getByRole('button', { name: 'Copy: Import' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(copied).toEqual(["import { Chip } from '@quits/ui';"]);
});
