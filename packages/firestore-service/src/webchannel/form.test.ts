import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('reads the headers and the first messages of a handshake', () => {
  const headers = encodeURIComponent('Authorization:Bearer a:b\r\nX-Goog-Api-Client:gl-js/\r\n');
  const body = `headers=${headers}&count=2&ofs=0&req0___data__=%7B%7D&req1___data__=%7B%22a%22%3A1%7D`;
  const form = parseForm(body);
  expect(form?.headers.get('authorization')).toBe('Bearer a:b');
  expect(form?.messages).toEqual([
    { number: 0, text: '{}' },
    { number: 1, text: '{"a":1}' },
  ]);
});

test('counts messages from the offset', () => {
  expect(parseForm('count=1&ofs=7&req1___data__=x')?.messages).toEqual([{ number: 8, text: 'x' }]);
});

test.each(['ofs=-1', 'ofs=1.5', 'ofs=x', 'ofs=1e99'])('refuses the offset of "%s"', (body) => {
  expect(parseForm(`count=0&${body}`)).toBeUndefined();
});

test('survives any body', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (body) => {
      parseForm(body);
    }),
  );
});
