import type { FieldFilter, Query } from '../query/query.ts';
import { encodeValue } from '../value/encode-value.ts';
import { formatFieldPath, isNamePath, valueAt, type FieldPath } from '../value/field-path.ts';
import type { Document, Value } from '../value/value.ts';
import type { Subscription } from './subscription.ts';

/** Subscriptions that want particular values of one field. */
interface ByValue {
  readonly path: FieldPath;
  readonly subscriptions: Map<string, Set<Subscription>>;
}

/**
 * The query subscriptions to one collection, found by the values that they ask for, so that a
 * change is not compared with each of them.
 */
export class InterestBucket {
  readonly #byField = new Map<string, ByValue>();
  readonly #others = new Set<Subscription>();

  get isEmpty(): boolean {
    return this.#others.size === 0 && this.#byField.size === 0;
  }

  add(subscription: Subscription, query: Query): void {
    const filter = discriminator(query);
    if (filter === undefined) {
      this.#others.add(subscription);
      return;
    }
    const field = formatFieldPath(filter.path);
    const entry = this.#byField.get(field) ?? { path: filter.path, subscriptions: new Map() };
    this.#byField.set(field, entry);
    for (const key of operandKeys(filter)) {
      const known = entry.subscriptions.get(key) ?? new Set();
      entry.subscriptions.set(key, known.add(subscription));
    }
  }

  delete(subscription: Subscription, query: Query): void {
    const filter = discriminator(query);
    if (filter === undefined) {
      this.#others.delete(subscription);
      return;
    }
    const field = formatFieldPath(filter.path);
    const entry = this.#byField.get(field);
    for (const key of entry === undefined ? [] : operandKeys(filter)) {
      const known = entry?.subscriptions.get(key);
      known?.delete(subscription);
      if (known?.size === 0) entry?.subscriptions.delete(key);
    }
    if (entry?.subscriptions.size === 0) this.#byField.delete(field);
  }

  /** Adds the subscriptions that one revision of a document can concern. */
  collect(document: Document, into: Set<Subscription>): void {
    for (const subscription of this.#others) into.add(subscription);
    for (const { path, subscriptions } of this.#byField.values()) {
      const value = valueAt(document.fields, path);
      if (value === undefined) continue;
      for (const key of valueKeys(value)) {
        for (const subscription of subscriptions.get(key) ?? []) into.add(subscription);
      }
    }
  }
}

/** The condition that rules out most documents: one on a field's value or an array's element. */
function discriminator({ filter }: Query): FieldFilter | undefined {
  if (filter === undefined) return undefined;
  const required = filter.kind === 'and' ? filter.filters : [filter];
  const usable = required.filter(
    (part): part is FieldFilter =>
      part.kind === 'field' &&
      !isNamePath(part.path) &&
      ['==', 'in', 'array-contains', 'array-contains-any'].includes(part.op),
  );
  return usable.find(({ op }) => op === '==') ?? usable[0];
}

function operandKeys({ op, value }: FieldFilter): string[] {
  if (op === '==') return [`v${keyOf(value)}`];
  if (op === 'array-contains') return [`e${keyOf(value)}`];
  const members = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return members.map((member) => (op === 'in' ? 'v' : 'e') + keyOf(member));
}

function valueKeys(value: Value): string[] {
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return [`v${keyOf(value)}`, ...elements.map((element) => `e${keyOf(element)}`)];
}

function keyOf(value: Value): string {
  return encodeValue(value).toString('latin1');
}
