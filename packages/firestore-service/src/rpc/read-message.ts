import type { Message } from '@quits/service-base';
import { invalidArgument } from './invalid-argument.ts';

/** Returns whether a value is a JSON object. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The message in a field, or `undefined` when absent. @throws {RpcError} when it is not a message */
export function messageAt(message: Message, field: string): Message | undefined {
  const value = message[field];
  if (value === undefined || value === null) return undefined;
  if (!isMessage(value)) throw invalidArgument(`${field} must be a message.`);
  return value;
}

/** The list in a field, empty when absent. @throws {RpcError} when it is not a list */
export function listAt(message: Message, field: string): readonly unknown[] {
  const value = message[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidArgument(`${field} must be a list.`);
  return value;
}

/** The messages in a repeated field, none when absent. @throws {RpcError} on any other element */
export function messagesAt(message: Message, field: string): readonly Message[] {
  return listAt(message, field).map((element) => {
    if (!isMessage(element)) throw invalidArgument(`${field} must hold messages.`);
    return element;
  });
}

/** The strings in a repeated field, none when absent. @throws {RpcError} on any other element */
export function stringsAt(message: Message, field: string): readonly string[] {
  return listAt(message, field).map((element) => {
    if (typeof element !== 'string') throw invalidArgument(`${field} must hold strings.`);
    return element;
  });
}

/** The string in a field, empty when absent. @throws {RpcError} when it is not a string */
export function stringAt(message: Message, field: string): string {
  const value = message[field];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalidArgument(`${field} must be a string.`);
  return value;
}

/** The flag in a field, `false` when absent. @throws {RpcError} when it is not a boolean */
export function booleanAt(message: Message, field: string): boolean {
  const value = message[field];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw invalidArgument(`${field} must be a boolean.`);
  return value;
}

/**
 * Returns the integer in a field, or `undefined` if absent; accepts wrapped (`{ value }`) and
 * string forms.
 * @throws {RpcError} if it isn't an integer
 */
export function integerAt(message: Message, field: string): number | undefined {
  const raw = message[field];
  if (raw === undefined || raw === null) return undefined;
  const value = isMessage(raw) ? (raw['value'] ?? 0) : raw;
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw invalidArgument(`${field} must be an integer.`);
  }
  return number;
}
