import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PERSON_HUES } from '../src/lib/person-hue.ts';
import { distance } from './color-vision.ts';
import { contrast, readColor, type Rgb } from './read-color.ts';

const root = document.documentElement;
const THEMES = ['light', 'dark'] as const;
const ACCENTS = ['ink', 'plum', 'lagoon', 'umber', 'moss'] as const;
const SURFACES = ['--q-paper', '--q-paper-raised', '--q-paper-sunken'] as const;
const TEXTS = [
  '--q-ink',
  '--q-ink-soft',
  '--q-ink-faint',
  '--q-accent',
  '--q-credit',
  '--q-debit',
  '--q-danger',
  '--q-warning',
] as const;

/** Color pairs: text on its own tint, and text on a fill. */
const PAIRS = [
  ['--q-on-accent', '--q-accent'],
  ['--q-on-accent', '--q-accent-deep'],
  ['--q-on-danger', '--q-danger'],
  ['--q-accent', '--q-accent-wash'],
  ['--q-ink', '--q-accent-wash'],
  ['--q-ink-soft', '--q-accent-wash'],
  ['--q-credit', '--q-credit-wash'],
  ['--q-debit', '--q-debit-wash'],
  ['--q-danger', '--q-danger-wash'],
  ['--q-warning', '--q-warning-wash'],
  ['--q-ink', '--q-warning-wash'],
  ['--q-paper', '--q-ink'],
  ['--q-paper', '--q-debit'],
] as const;

function color(property: string): Rgb {
  return readColor(root, property);
}

function faults(least: number, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs
    .map(([text, surface]) => ({ text, surface, ratio: contrast(color(text), color(surface)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ text, surface, ratio }) => `${text} on ${surface}: ${ratio.toFixed(2)}`);
}

afterEach(() => {
  for (const name of ['theme', 'contrast', 'accent']) delete root.dataset[name];
});

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(ACCENTS)('every text has AA contrast on every surface, with accent %s', (accent) => {
    root.dataset['theme'] = theme;
    root.dataset['accent'] = accent;
    const onSurfaces = SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface] as const));
    expect(faults(4.5, [...onSurfaces, ...PAIRS])).toEqual([]);
  });

  test('high contrast gives AAA', () => {
    root.dataset['theme'] = theme;
    root.dataset['contrast'] = 'more';
    const onSurfaces = SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface] as const));
    expect(faults(7, onSurfaces)).toEqual([]);
  });

  test('lines of controls and the focus ring stand out by 3 to 1', () => {
    root.dataset['theme'] = theme;
    const lines = SURFACES.flatMap((surface) =>
      ['--q-rule-strong', '--q-focus'].map((line) => [line, surface] as const),
    );
    expect(faults(3, lines)).toEqual([]);
  });

  test('credit and debit are equally strong', () => {
    root.dataset['theme'] = theme;
    const [credit, debit] = ['--q-credit', '--q-debit'].map((side) =>
      contrast(color(side), color('--q-paper')),
    );
    expect(Math.abs((credit ?? 0) / (debit ?? 1) - 1)).toBeLessThan(0.15);
  });

  describe('people', () => {
    function hues(property: string): Rgb[] {
      root.dataset['theme'] = theme;
      return Array.from({ length: PERSON_HUES }, (_, index) => {
        const element = document.createElement('div');
        element.dataset['person'] = String(index);
        document.body.append(element);
        const read = readColor(element, property);
        element.remove();
        return read;
      });
    }

    test('have initials that can be read, and bars that stand out', () => {
      const inks = hues('--q-person-ink');
      const washes = hues('--q-person-wash');
      const bars = hues('--q-person');
      inks.forEach((ink, index) => {
        expect(contrast(ink, washes[index] ?? ink)).toBeGreaterThanOrEqual(4.5);
      });
      for (const bar of bars) {
        expect(contrast(bar, color('--q-paper'))).toBeGreaterThanOrEqual(3);
      }
    });

    test.each(['protan', 'deutan', 'tritan', undefined] as const)(
      'no two look the same to %s vision, least of all the first eight',
      (vision) => {
        const bars = hues('--q-person');
        const near: string[] = [];
        bars.forEach((one, i) => {
          bars.slice(i + 1).forEach((other, j) => {
            const apart = distance(one, other, vision);
            if (apart < (i + 1 + j < 8 ? 0.05 : 0.03))
              near.push(`${i} and ${i + 1 + j}: ${apart.toFixed(3)}`);
          });
        });
        expect(near).toEqual([]);
      },
    );
  });
});

describe('controls on a device with a mouse', () => {
  afterEach(async () => {
    delete root.dataset['density'];
    await page.viewport(414, 896);
  });

  test.each([
    [414, undefined, '2.875rem'],
    [1023, undefined, '2.875rem'],
    [1024, undefined, '2.5rem'],
    [1440, 'comfortable', '2.875rem'],
    [1440, 'compact', '2.25rem'],
  ])('%i px wide, density %s: %s', async (width, density, size) => {
    await page.viewport(width, 800);
    if (density !== undefined) root.dataset['density'] = density;
    expect(getComputedStyle(root).getPropertyValue('--q-control').trim()).toBe(size);
  });
});
