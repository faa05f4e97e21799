import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('keeps the code, the reaction and the cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError('network', { reaction: 'retry', cause });
  expect(error).toMatchObject({ code: 'network', reaction: 'retry', cause, message: 'network' });
});

it('asks to be reported when no reaction is known', () => {
  expect(new AppError('unheard-of').reaction).toBe('contact');
});
