import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { describe, expect, test } from 'vitest';
import { exportedNames, scriptSize, scriptSizes, styleSize } from './bundle.ts';

/** Budgets in bytes, minified and gzipped, React apart. */
const KIT = 96_000;
const STYLES = 20_000;
const ALONE = 5_000;

/**
 * Maximum sizes of components based on primitives or libraries, which are larger than plain markup.
 */
const HEAVIER: Readonly<Record<string, number>> = {
  BarChart: 6_000,
  Combobox: 48_000,
  CommandPalette: 29_000,
  DateField: 50_000,
  Dialog: 28_000,
  DonutChart: 12_000,
  FormSheet: 28_000,
  Menu: 48_000,
  Popover: 46_000,
  QrCode: 6_000,
  RankedBars: 6_000,
  Sheet: 28_000,
  SheetFrame: 28_000,
  SplitEditor: 6_500,
  SplitRows: 6_500,
  StackedBars: 5_200,
  Tooltip: 36_000,
  VirtualList: 6_000,
};

const names = await exportedNames();

test('the whole kit with its primitives stays in its budget', async () => {
  expect(await scriptSize(names)).toBeLessThan(KIT);
});

test('the styles of everything stay in their budget', async () => {
  expect(await styleSize(names)).toBeLessThan(STYLES);
});

test('sizes are as documented', async () => {
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    '`Button`': [await scriptSize(['Button'])],
    '`Dialog`': [await scriptSize(['Dialog'])],
    'all components': [await scriptSize(names)],
    'the styles, without fonts': [await styleSize(names)],
  });
});

describe('each export can be had alone', async () => {
  const sizes = await scriptSizes(names);
  test.each(names)('%s', (name) => {
    // Guards against measuring nothing.
    expect(sizes.get(name)).toBeGreaterThan(20);
    expect(sizes.get(name)).toBeLessThan(HEAVIER[name] ?? ALONE);
  });
});
