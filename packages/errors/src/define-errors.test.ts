import { expect, expectTypeOf, it } from 'vitest';
import type { AppError } from './app-error.ts';
import { type ActionableCodeOf, type CodeOf, defineErrors } from './define-errors.ts';

const notes = defineErrors({
  'notes/too-long': { recovery: 'fix-input', message: 'The note is too long. Shorten it.' },
  'notes/broken': { recovery: 'contact', message: 'The note cannot be read. Look at the cause.' },
});

it('makes an error with the recovery, the sentence and the code', () => {
  const cause = new Error('socket closed');
  const error = notes.create('notes/too-long', { cause });
  expectTypeOf(error).toEqualTypeOf<AppError<'notes/too-long'>>();
  expect(error).toMatchObject({
    code: 'notes/too-long',
    recovery: 'fix-input',
    message: 'The note is too long. Shorten it. (notes/too-long)',
    cause,
  });
});

it('puts a detail behind the sentence', () => {
  expect(notes.create('notes/broken', { detail: 'notes/n1' }).message).toBe(
    'The note cannot be read. Look at the cause. notes/n1 (notes/broken)',
  );
});

it('knows its codes, as values and as types', () => {
  expect([notes.is('notes/broken'), notes.is('notes/other'), notes.is('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  expectTypeOf<CodeOf<typeof notes>>().toEqualTypeOf<'notes/too-long' | 'notes/broken'>();
  expectTypeOf<ActionableCodeOf<typeof notes>>().toEqualTypeOf<'notes/too-long'>();
  // @ts-expect-error no such code
  expect(() => notes.create('notes/other')).toThrow('notes/other');
  // @ts-expect-error a code without a sentence
  defineErrors({ 'notes/silent': { recovery: 'retry' } });
});
