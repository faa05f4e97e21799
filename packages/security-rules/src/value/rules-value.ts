/**
 * A value of the rules language. Integers are 64-bit bigints, floats are numbers, lists are arrays.
 * {@link Unknown} represents a value that a query leaves open.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesList
  | RulesBytes
  | RulesSet
  | RulesMap
  | RulesTimestamp
  | RulesDuration
  | RulesPath
  | RulesLatLng
  | RulesMapDiff
  | Unknown;

/** Result of evaluating an expression; an error is a value, since `&&` and `||` can absorb it. */
export type Outcome = RulesValue | EvaluationError;

/** A list of the rules language. */
export type RulesList = readonly RulesValue[];

/** An expression that has no value. */
export class EvaluationError {
  readonly message: string;
  /** Whether it ends the whole request, because a limit was exceeded. No operator absorbs it. */
  readonly fatal: boolean;

  constructor(message: string, options: { fatal?: boolean } = {}) {
    this.message = message;
    this.fatal = options.fatal ?? false;
  }
}

/** A sequence of bytes. */
export class RulesBytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Unique values without an order. */
export class RulesSet {
  readonly items: RulesList;

  /** The items must be unique already. */
  constructor(items: RulesList) {
    this.items = items;
  }
}

/** A mapping from strings to values. */
export abstract class RulesMap {
  /** `undefined` for a key that it lacks. */
  abstract get(key: string): RulesValue | undefined;
  abstract keys(): readonly string[];

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Returns whether two maps are known to have equal values at a key without reading them; `false` if that isn't known. */
  isSameAt(_key: string, _other: RulesMap): boolean {
    return false;
  }
}

/** A point in time. */
export class RulesTimestamp {
  /** Whole seconds since 1970; negative before. */
  readonly seconds: number;
  /** 0 to 999,999,999, counted forwards. */
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A length of time. */
export class RulesDuration {
  /** Total in nanoseconds. */
  readonly total: bigint;

  constructor(total: bigint) {
    this.total = total;
  }
}

/** Path of a resource. A segment is unknown if a query leaves it open. */
export class RulesPath {
  readonly segments: readonly (string | Unknown)[];
  /** The wildcards of the pattern that bound it, by name. */
  readonly names: ReadonlyMap<string, RulesValue>;

  constructor(
    segments: readonly (string | Unknown)[],
    names: ReadonlyMap<string, RulesValue> = new Map(),
  ) {
    this.segments = segments;
    this.names = names;
  }
}

/** A geo point, in degrees. */
export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** Result of `a.diff(b)`: the changes from `b` to `a`. */
export class RulesMapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** Type names of the language that {@link Unknown} can be known to have. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'number'
  | 'string'
  | 'list'
  | 'bytes'
  | 'set'
  | 'map'
  | 'timestamp'
  | 'duration'
  | 'path'
  | 'latlng'
  | 'map_diff';

/** An end of a range. */
export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/** Known facts about an unknown value. */
export interface Facts {
  readonly type?: TypeName;
  readonly from?: Bound;
  readonly to?: Bound;
  /** Values that it certainly is not. */
  readonly excluded?: RulesList;
  /** Values that it certainly contains (lists and sets). */
  readonly contains?: RulesList;
  /** Members that it certainly has (maps). */
  readonly members?: ReadonlyMap<string, RulesValue>;
}

/**
 * Any value that satisfies the facts; a query leaves it open. An operator whose result isn't
 * determined by the facts returns an unknown.
 */
export class Unknown {
  readonly facts: Facts;

  constructor(facts: Facts = {}) {
    this.facts = facts;
  }
}

/** An unknown without facts; the only one that can also be an error. */
export const UNKNOWN = new Unknown();

/** A boolean that depends on the document. */
export const SOME_BOOL = new Unknown({ type: 'bool' });
