import type { Message } from '@quits/service-base';

/** A field that holds a message; `null` when it does not. */
export function messageOf(field: unknown): Message | null {
  return typeof field === 'object' && field !== null && !Array.isArray(field) ? { ...field } : null;
}

/** A repeated field; empty when it is left out. */
export function arrayOf(field: unknown): readonly unknown[] {
  return Array.isArray(field) ? field : [];
}

/** A string or enum field; empty when it is left out. */
export function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

/** An integer field or a wrapped one; `null` when it is left out. */
export function integerOf(field: unknown): bigint | null {
  const plain: unknown = messageOf(field)?.['value'] ?? field;
  const isInteger = Number.isInteger(plain) || (typeof plain === 'string' && /^-?\d+$/.test(plain));
  return isInteger ? BigInt(String(plain)) : null;
}
