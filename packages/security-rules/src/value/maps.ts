import { RulesMap, type RulesValue } from './rules-value.ts';

/** A map of existing values. */
export class PlainMap extends RulesMap {
  readonly #entries: ReadonlyMap<string, RulesValue>;

  constructor(entries: ReadonlyMap<string, RulesValue>) {
    super();
    this.#entries = entries;
  }

  get(key: string): RulesValue | undefined {
    return this.#entries.get(key);
  }

  keys(): readonly string[] {
    return [...this.#entries.keys()];
  }

  override has(key: string): boolean {
    return this.#entries.has(key);
  }
}

/** A map of a record whose values are converted once, on demand. */
export class LazyMap<Raw> extends RulesMap {
  readonly #record: { readonly [key: string]: Raw };
  readonly #convert: (raw: Raw) => RulesValue;
  readonly #converted = new Map<string, RulesValue>();

  constructor(record: { readonly [key: string]: Raw }, convert: (raw: Raw) => RulesValue) {
    super();
    this.#record = record;
    this.#convert = convert;
  }

  get(key: string): RulesValue | undefined {
    const known = this.#converted.get(key);
    if (known !== undefined) return known;
    if (!Object.hasOwn(this.#record, key)) return undefined;
    const raw = this.#record[key];
    if (raw === undefined) return undefined;
    const value = this.#convert(raw);
    this.#converted.set(key, value);
    return value;
  }

  keys(): readonly string[] {
    return Object.keys(this.#record);
  }

  override has(key: string): boolean {
    return Object.hasOwn(this.#record, key);
  }
}
