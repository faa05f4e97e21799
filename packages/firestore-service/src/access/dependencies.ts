import type { Document, Fields } from '@quits/service-base';
import type { Change } from '../storage/change.ts';
import { identicalValues } from '../value/identical.ts';

/** Fields of a document that were read; `all` if its fields were listed. */
interface Reading {
  readonly fields: Set<string>;
  all: boolean;
}

const NO_FIELDS: Fields = {};
const changedFields = new WeakMap<Change, ReadonlySet<string>>();

/**
 * The documents that a decision of the rules was based on, and which of their fields. The decision stays the same as long
 * as none of these changes, unless it depends on the time.
 */
export class Dependencies {
  readonly #readings = new Map<string, Reading>();
  /** Whether the decision depends on the time. */
  usesTime = false;

  /** Full names of the documents, those that don't exist included. */
  names(): Iterable<string> {
    return this.#readings.keys();
  }

  /** Returns a document, or that there is none, noting which of its fields are read. */
  note(name: string, document: Document | null): Document | null {
    const reading = this.#readings.get(name) ?? { fields: new Set(), all: false };
    this.#readings.set(name, reading);
    if (document === null) return null;
    return { ...document, fields: watched(document.fields ?? NO_FIELDS, reading) };
  }

  /** Returns whether a change may have changed the decision. */
  areAffectedBy(change: Change): boolean {
    const reading = this.#readings.get(change.name.full);
    return reading !== undefined && (this.usesTime || isAffected(reading, change));
  }
}

function isAffected({ fields, all }: Reading, change: Change): boolean {
  if (all || change.before === null || change.after === null) return true;
  const changed = changedFieldsOf(change);
  for (const field of fields) if (changed.has(field)) return true;
  return false;
}

/** Returns the fields that a change sets to another value, adds or removes; computed once for all listeners. */
function changedFieldsOf(change: Change): ReadonlySet<string> {
  const known = changedFields.get(change);
  if (known !== undefined) return known;
  const before = change.before?.fields ?? NO_FIELDS;
  const after = change.after?.fields ?? NO_FIELDS;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = new Set<string>();
  for (const name of names) {
    const [was, is] = [before[name], after[name]];
    const isSame =
      was === is || (was !== undefined && is !== undefined && identicalValues(was, is));
    if (!isSame) changed.add(name);
  }
  changedFields.set(change, changed);
  return changed;
}

function watched(fields: Fields, reading: Reading): Fields {
  const note = (key: string | symbol): void => {
    if (typeof key === 'string') reading.fields.add(key);
  };
  return new Proxy(fields, {
    get(target, key, receiver) {
      note(key);
      return Reflect.get(target, key, receiver) as unknown;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      reading.all = true;
      return Reflect.ownKeys(target);
    },
  });
}
