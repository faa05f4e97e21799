import { expect, test } from 'vitest';
import { RpcError } from '@quits/service-base';
import { asRpcError, trailersOf } from './grpc-error.ts';

test('a call that succeeds ends with status 0', () => {
  expect(trailersOf(undefined)).toEqual({ 'grpc-status': '0' });
});

test('a message keeps to what headers may carry', () => {
  const error = new RpcError('NOT_FOUND', 'No “dö/c” at 100%\n');
  const { 'grpc-status': status, 'grpc-message': message } = trailersOf(error);
  expect(status).toBe('5');
  expect(message).toBe('No %E2%80%9Cd%C3%B6/c%E2%80%9D at 100%25%0A');
  expect(decodeURIComponent(String(message))).toBe(error.message);
});

test('a bug of ours tells its caller nothing', () => {
  expect(asRpcError(new TypeError('secret'))).toMatchObject({
    status: 'INTERNAL',
    message: 'Internal error encountered.',
  });
});
