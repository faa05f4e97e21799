import { objectField, type Body } from '../protocol/body.ts';

/** Numbers with fixed codes, as an administrator sends them; `undefined` when nothing is said of them. */
export function testNumbers(body: Body): Readonly<Record<string, string>> | undefined {
  const numbers = objectField(body, 'testPhoneNumbers');
  if (numbers === undefined) return undefined;
  return Object.fromEntries(Object.entries(numbers).map(([key, code]) => [key, String(code)]));
}
