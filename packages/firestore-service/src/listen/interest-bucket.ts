import type { Document, Value } from '@quits/service-base';
import type { Query } from '../query/query.ts';
import { encodeValue } from '../value/encode-value.ts';
import { formatFieldPath, isNamePath, valueAt, type FieldPath } from '../value/field-path.ts';
import { discriminatorOf, valueKeys } from './interest.ts';
import { IntervalSet } from './interval-set.ts';
import type { SharedTarget } from './subscription.ts';

/** Targets of certain values of one field, or to a range of its values. */
interface FieldInterests {
  readonly path: FieldPath;
  readonly byKey: Map<string, Set<SharedTarget>>;
  readonly spans: IntervalSet<SharedTarget>;
}

/**
 * Targets of one collection, indexed by the values that they match, so that a change
 * isn't compared with each of them.
 */
export class InterestBucket {
  readonly #fields = new Map<string, FieldInterests>();
  readonly #others = new Set<SharedTarget>();

  get isEmpty(): boolean {
    return this.#others.size === 0 && this.#fields.size === 0;
  }

  add(shared: SharedTarget, query: Query): void {
    const discriminator = discriminatorOf(query);
    if (discriminator === undefined) {
      this.#others.add(shared);
      return;
    }
    const { path } = discriminator;
    const text = formatFieldPath(path);
    const field = this.#fields.get(text) ?? { path, byKey: new Map(), spans: new IntervalSet() };
    this.#fields.set(text, field);
    if (discriminator.kind === 'span') {
      const { lower, upper } = discriminator;
      field.spans.add({ lower, upper, item: shared });
      return;
    }
    for (const key of discriminator.keys) {
      const known = field.byKey.get(key) ?? new Set();
      field.byKey.set(key, known.add(shared));
    }
  }

  delete(shared: SharedTarget, query: Query): void {
    const discriminator = discriminatorOf(query);
    if (discriminator === undefined) {
      this.#others.delete(shared);
      return;
    }
    const text = formatFieldPath(discriminator.path);
    const field = this.#fields.get(text);
    if (field === undefined) return;
    if (discriminator.kind === 'span') field.spans.delete(shared);
    for (const key of discriminator.kind === 'keys' ? discriminator.keys : []) {
      const known = field.byKey.get(key);
      known?.delete(shared);
      if (known?.size === 0) field.byKey.delete(key);
    }
    if (field.byKey.size === 0 && field.spans.size === 0) this.#fields.delete(text);
  }

  /** Adds the targets that one of two revisions of a document can concern; `null` if it is missing. */
  collect(before: Document | null, after: Document | null, into: Set<SharedTarget>): void {
    for (const shared of this.#others) into.add(shared);
    for (const field of this.#fields.values()) {
      const former = before === null ? undefined : fieldOf(before, field.path);
      const value = after === null ? undefined : fieldOf(after, field.path);
      if (former !== undefined && former !== value) collectAt(field, former, into);
      if (value !== undefined) collectAt(field, value, into);
    }
  }
}

/** Adds the targets of a field that one of its values can concern. */
function collectAt({ byKey, spans }: FieldInterests, value: Value, into: Set<SharedTarget>): void {
  for (const key of byKey.size === 0 ? [] : valueKeys(value)) {
    for (const shared of byKey.get(key) ?? []) into.add(shared);
  }
  if (spans.size === 0) return;
  for (const shared of spans.at(encodeValue(value))) into.add(shared);
}

function fieldOf(document: Document, path: FieldPath): Value | undefined {
  if (isNamePath(path)) return { referenceValue: document.name };
  return valueAt(document.fields, path);
}
