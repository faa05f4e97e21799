import * as v from 'valibot';
import { characters, LIMITS } from '../limits.ts';
import { remembered } from './remembered.ts';
import { isStoredMap } from './tolerant.ts';

/**
 * Format of an ISO 4217 code. Unknown codes are valid and displayed as such, so that a group
 * doesn't depend on the currency list of one browser.
 */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A positive integer of minor units. */
export const amountSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(LIMITS.amount),
);

/** A real calendar date as `YYYY-MM-DD`, from 1970 on. */
export const dateSchema = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate));

/** Units of one currency that a unit of another is worth: more than 0, up to 8 decimals. */
export const rateSchema = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/), v.regex(/[1-9]/));

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** An id created by a client. */
export const idSchema = v.pipe(v.string(), v.regex(ID));

/**
 * Id of a person or category. Sums are keyed by these, so names of inherited properties are
 * invalid.
 */
export const keySchema = v.pipe(idSchema, v.check(isOrdinaryName));

/**
 * Safe integers of minor units by person. One loop instead of `v.record`: a large group's history
 * has a hundred thousand of these.
 */
export const amountsByPersonSchema = v.custom<Readonly<Record<string, number>>>(isAmountsByPerson);

/** A server timestamp; `null` while the server has not set it yet. */
export const timestampSchema = v.nullable(v.date());

/** A member's role in a group. */
export const roleSchema = v.picklist(['viewer', 'editor', 'owner']);

/** See {@link roleSchema}. */
export type Role = v.InferOutput<typeof roleSchema>;

/** Text that has between 1 and `max` characters once trimmed. */
export function textSchema(max: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1), v.check(atMost(max)));
}

/** Text of at most `max` characters, or none. */
export function optionalTextSchema(max: number) {
  return v.pipe(v.string(), v.check(atMost(max)));
}

/**
 * Returns whether a name isn't an inherited property such as `constructor`, so that it can be the
 * key of a sum.
 */
export function isOrdinaryName(name: string): boolean {
  return !(name in Object.prototype) && name !== 'prototype';
}

/** Returns whether a value is valid by {@link keySchema}. */
export const isKey = remembered(keySchema);

/** Returns whether a value is valid by {@link amountsByPersonSchema}. */
export function isAmountsByPerson(value: unknown): value is Readonly<Record<string, number>> {
  if (!isStoredMap(value)) return false;
  for (const key of Object.keys(value)) {
    if (!isKey(key) || !Number.isSafeInteger(value[key])) return false;
  }
  return true;
}

function atMost(max: number): (text: string) => boolean {
  // A text has at most as many characters as code units.
  return (text) => text.length <= max || characters(text) <= max;
}

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1970-01-01'
  );
}
