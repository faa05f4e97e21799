import type { Message } from '@quits/service-base';

/** Returns a message field; `null` if it isn't one. */
export function messageOf(field: unknown): Message | null {
  return typeof field === 'object' && field !== null && !Array.isArray(field) ? { ...field } : null;
}

/** Returns a repeated field; empty if omitted. */
export function arrayOf(field: unknown): readonly unknown[] {
  return Array.isArray(field) ? field : [];
}

/** Returns a string or enum field; empty if omitted. */
export function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

/** Returns an integer field, possibly wrapped; `null` if omitted. */
export function integerOf(field: unknown): bigint | null {
  const plain: unknown = messageOf(field)?.['value'] ?? field;
  const isInteger = Number.isInteger(plain) || (typeof plain === 'string' && /^-?\d+$/.test(plain));
  return isInteger ? BigInt(String(plain)) : null;
}
