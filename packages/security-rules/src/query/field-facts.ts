import { containsAll, equals, isList } from '../value/equality.ts';
import { PlainMap } from '../value/maps.ts';
import { compare } from '../value/ordering.ts';
import {
  RulesMap,
  Unknown,
  type Bound,
  type Facts,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';
import { compatible } from '../value/unknown.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Facts that a query's filters imply about a field and its subfields. */
export class FieldFacts {
  #exact: RulesValue | undefined;
  readonly #facts: Writable<Facts> = {};
  readonly #children = new Map<string, FieldFacts>();
  #contradicted = false;

  /** Returns the facts of a subfield, which thereby is known to exist. */
  at(path: readonly string[]): FieldFacts {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    const child = this.#children.get(name) ?? new FieldFacts();
    this.#children.set(name, child);
    return child.at(rest);
  }

  /** Adds a filter; the value is that of the filter. */
  add(operator: string, value: RulesValue): void {
    switch (operator) {
      case 'EQUAL':
        this.#addEqual(asFound(value));
        break;
      case 'NOT_EQUAL':
        // The service never returns null for an inequality.
        this.#facts.excluded = [...(this.#facts.excluded ?? []), value, null];
        break;
      case 'ARRAY_CONTAINS':
        this.#setType('list');
        this.#facts.contains = [...(this.#facts.contains ?? []), value];
        break;
      case 'LESS_THAN':
      case 'LESS_THAN_OR_EQUAL':
        this.#addTo({ value, inclusive: operator !== 'LESS_THAN' });
        break;
      case 'GREATER_THAN':
      case 'GREATER_THAN_OR_EQUAL':
        this.#addFrom({ value, inclusive: operator !== 'GREATER_THAN' });
        break;
      default:
    }
  }

  /** Returns the field's possible values. */
  value(): RulesValue {
    if (this.#exact !== undefined) return this.#exact;
    if (this.#children.size > 0) {
      return new Unknown({ ...this.#facts, type: 'map', members: this.members() });
    }
    return new Unknown(this.#facts);
  }

  /** The fields below that are known to exist. */
  members(): ReadonlyMap<string, RulesValue> {
    return new Map(Array.from(this.#children, ([name, child]) => [name, child.value()]));
  }

  /** Returns whether no value fits all filters. */
  impossible(): boolean {
    if (this.#contradicted || [...this.#children.values()].some((child) => child.impossible())) {
      return true;
    }
    const { from, to, contains = [], excluded = [] } = this.#facts;
    if (this.#exact !== undefined) {
      const isMissing = isList(this.#exact) && containsAll(this.#exact, contains) === false;
      return isMissing || equals(new Unknown(this.#facts), this.#exact) === false;
    }
    if (from === undefined || to === undefined) return false;
    const order = compare(from.value, to.value);
    if (order === null || order < 0) return false;
    const isPoint = order === 0 && from.inclusive && to.inclusive;
    return !isPoint || excluded.some((value) => equals(value, from.value) === true);
  }

  #addEqual(value: RulesValue): void {
    if (value instanceof Unknown) {
      // Equal to a number; its bounds are that number.
      if (value.facts.from !== undefined) this.#addFrom(value.facts.from);
      if (value.facts.to !== undefined) this.#addTo(value.facts.to);
      return;
    }
    if (this.#exact === undefined) this.#exact = value;
    else if (equals(this.#exact, value) === false) this.#contradicted = true;
  }

  #addFrom(bound: Bound): void {
    this.#setRangeType(bound.value);
    this.#facts.from = tighter(this.#facts.from, bound, 1);
  }

  #addTo(bound: Bound): void {
    this.#setRangeType(bound.value);
    this.#facts.to = tighter(this.#facts.to, bound, -1);
  }

  /**
   * Sets the type of a range, whose values have a single type; integers and floats count as one.
   */
  #setRangeType(value: RulesValue): void {
    const type = typeOf(value);
    this.#setType(type === 'int' || type === 'float' ? 'number' : type);
  }

  #setType(type: Facts['type'] | null): void {
    if (type === null || type === undefined) return;
    if (!compatible(this.#facts.type ?? null, type)) this.#contradicted = true;
    this.#facts.type = type;
  }
}

/**
 * Returns the values equal to a value: an equal number, also inside others, may be an integer or a
 * float.
 */
function asFound(value: RulesValue): RulesValue {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value))) {
    const bound = { value, inclusive: true };
    return new Unknown({ type: 'number', from: bound, to: bound });
  }
  if (isList(value)) return value.map(asFound);
  if (!(value instanceof RulesMap)) return value;
  return new PlainMap(new Map(value.keys().map((key) => [key, asFound(value.get(key) ?? null)])));
}

function tighter(known: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (known === undefined) return bound;
  const order = compare(bound.value, known.value);
  if (order === null || Number.isNaN(order)) return known;
  if (order === 0) return bound.inclusive ? known : bound;
  return order * direction > 0 ? bound : known;
}
