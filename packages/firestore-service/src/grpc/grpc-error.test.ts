import { expect, test } from 'vitest';
import { RpcError } from '@quits/service-base';
import { asRpcError, trailersOf } from './grpc-error.ts';
import { decodeMessage } from './proto/index.ts';

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

test('encodes details as a binary trailer', () => {
  const details = [
    {
      '@type': 'type.googleapis.com/google.firestore.v1.ExplainStats',
      data: { '@type': 'type.googleapis.com/google.protobuf.StringValue', value: 'slow' },
    },
  ];
  const trailers = trailersOf(new RpcError('RESOURCE_EXHAUSTED', 'Too much.', { details }));
  const binary = Buffer.from(String(trailers['grpc-status-details-bin']), 'base64');
  const status = decodeMessage('Status', binary);
  expect(status).toMatchObject({ code: 8, message: 'Too much.' });
  const [detail] = status['details'] as readonly Record<'type_url' | 'value', string>[];
  expect(detail?.type_url).toBe('type.googleapis.com/google.firestore.v1.ExplainStats');
  expect(Buffer.from(detail?.value ?? '', 'base64').includes('\n\u0004slow')).toBe(true);
});

test('a bug of ours tells its caller nothing', () => {
  expect(asRpcError(new TypeError('secret'))).toMatchObject({
    status: 'INTERNAL',
    message: 'Internal error encountered.',
  });
});
