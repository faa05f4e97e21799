import { objectField, type Body } from '../protocol/body.ts';

/** Reads numbers with fixed codes from an administrator's request; `undefined` if missing. */
export function testNumbers(body: Body): Readonly<Record<string, string>> | undefined {
  const numbers = objectField(body, 'testPhoneNumbers');
  if (numbers === undefined) return undefined;
  return Object.fromEntries(Object.entries(numbers).map(([key, code]) => [key, String(code)]));
}
