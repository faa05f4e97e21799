import { expect, test } from 'vitest';
import { arrowStep } from './arrow-step.ts';

test('moves along its own axis only, and comes round', () => {
  expect(arrowStep('ArrowRight', 2, 3, 'horizontal')).toBe(0);
  expect(arrowStep('ArrowLeft', 0, 3, 'horizontal')).toBe(2);
  expect(arrowStep('ArrowDown', 0, 3, 'horizontal')).toBeUndefined();
  expect(arrowStep('ArrowDown', 0, 3, 'vertical')).toBe(1);
});

test('starts at an end when nothing is chosen yet', () => {
  expect(arrowStep('ArrowDown', -1, 3, 'vertical')).toBe(0);
  expect(arrowStep('ArrowUp', -1, 3, 'vertical')).toBe(2);
});

test('turns with the direction of the text', () => {
  expect(arrowStep('ArrowLeft', 0, 3, 'horizontal', 'rtl')).toBe(1);
});

test('goes nowhere in an empty line', () => {
  expect(arrowStep('End', -1, 0, 'vertical')).toBeUndefined();
});
