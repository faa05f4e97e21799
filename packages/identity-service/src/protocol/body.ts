import { IdentityError } from './identity-error.ts';

/** A request's JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/**
 * Reads a string field; `undefined` if missing.
 * @throws {IdentityError} if it isn't a string
 */
export function textField(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw invalid(name);
}

/**
 * Reads a boolean field; `undefined` if missing.
 * @throws {IdentityError} if it isn't a boolean
 */
export function flagField(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value;
  throw invalid(name);
}

/**
 * Reads a list of strings; empty if missing.
 * @throws {IdentityError} if it is anything else
 */
export function textListField(body: Body, name: string): string[] {
  const value = body[name] ?? [];
  if (!Array.isArray(value)) throw invalid(name);
  return value.map((entry: unknown) => {
    if (typeof entry !== 'string') throw invalid(name);
    return entry;
  });
}

/**
 * Reads a nested object; `undefined` if missing.
 * @throws {IdentityError} if it is anything else
 */
export function objectField(body: Body, name: string): Body | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isBody(value)) throw invalid(name);
  return value;
}

/**
 * Reads a list of objects; empty if missing.
 * @throws {IdentityError} if it is anything else
 */
export function objectListField(body: Body, name: string): Body[] {
  const value = body[name] ?? [];
  if (!Array.isArray(value)) throw invalid(name);
  return value.map((entry: unknown) => {
    if (!isBody(entry)) throw invalid(name);
    return entry;
  });
}

/** Returns whether a value is a JSON object. */
export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(name: string): IdentityError {
  return new IdentityError('INVALID_ARGUMENT', `Invalid value at '${name}'.`);
}
