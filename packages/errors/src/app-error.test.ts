import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('keeps the code, the recovery and the cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError('network', { recovery: 'retry', cause });
  expect(error).toMatchObject({ code: 'network', recovery: 'retry', cause, message: 'network' });
});

it('asks to be reported when no recovery is known', () => {
  expect(new AppError('unheard-of').recovery).toBe('contact');
});
