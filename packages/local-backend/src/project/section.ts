import { dirname, resolve } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * An object of a `firebase.json`. Reading a value of the wrong type throws; parts that nothing has read are
 * told at the end.
 */
export class Section {
  /** Where it is in the file, such as `hosting[1]`; empty for the whole file. */
  readonly place: string;
  readonly #file: string;
  readonly #content: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();
  readonly #notes: string[];

  /** Lines for the user are added to `notes`. */
  constructor(
    file: string,
    content: Readonly<Record<string, unknown>>,
    notes: string[],
    place = '',
  ) {
    this.#file = file;
    this.#content = content;
    this.#notes = notes;
    this.place = place;
  }

  /** The names of its parts. */
  get names(): string[] {
    return Object.keys(this.#content);
  }

  has(name: string): boolean {
    return this.#content[name] !== undefined;
  }

  /** Marks parts that have no effect on a local backend, such as hooks of a deployment. */
  skip(...names: string[]): void {
    for (const name of names) this.#read.add(name);
  }

  /** Tells something about a part, in one line. */
  note(name: string, message: string): void {
    this.#notes.push(`${this.at(name)} ${message}`);
  }

  /** Where a part is, in quotes. */
  at(name: string): string {
    return `"${this.place}${this.place === '' ? '' : '.'}${name}"`;
  }

  /** @throws {StartError} if it isn't text */
  text(name: string): string | undefined {
    const value = this.#get(name);
    if (value === undefined || typeof value === 'string') return value;
    throw this.malformed(name, 'must be a text');
  }

  /** @throws {StartError} if it isn't `true` or `false` */
  flag(name: string): boolean | undefined {
    const value = this.#get(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.malformed(name, 'must be true or false');
  }

  /** @throws {StartError} if it isn't a whole number in the range */
  number(name: string, least: number, most: number): number | undefined {
    const value = this.#get(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    throw this.malformed(name, `must be a number from ${least} to ${most}`);
  }

  /**
   * Returns a path relative to the file.
   * @throws {StartError} if it isn't a path
   */
  path(name: string): string | undefined {
    const value = this.#get(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value !== '') return resolve(dirname(this.#file), value);
    throw this.malformed(name, 'must be a path');
  }

  /** @throws {StartError} if it isn't a list of texts */
  texts(name: string): string[] {
    const value = this.#get(name);
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
    throw this.malformed(name, 'must be a list of texts');
  }

  /** @throws {StartError} if it isn't an object */
  section(name: string): Section | undefined {
    const value = this.#get(name);
    return value === undefined ? undefined : this.#sectionOf(name, value);
  }

  /** Returns a text, or the text in a field of an object; `undefined` for anything else. */
  textOrSection(name: string, field: string): string | undefined {
    const value = this.#get(name);
    const text = isObject(value) ? value[field] : value;
    return typeof text === 'string' ? text : undefined;
  }

  /**
   * Returns the objects of a list, or the one that is there without a list.
   * @throws {StartError} if it is neither
   */
  sections(name: string): Section[] {
    const value = this.#get(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [this.#sectionOf(name, value)];
    return value.map((one, index) => this.#sectionOf(`${name}[${index}]`, one));
  }

  /** Tells every part that wasn't read, in one line each. */
  tellUnread(): void {
    for (const name of this.names.filter((one) => !this.#read.has(one) && !one.startsWith('$'))) {
      this.note(name, 'has no effect here.');
    }
  }

  malformed(name: string, problem: string): StartError {
    return new StartError(
      `The Firebase configuration ${this.#file} is malformed: ${this.at(name)} ${problem}. Correct it there.`,
    );
  }

  #get(name: string): unknown {
    this.#read.add(name);
    return this.#content[name];
  }

  #sectionOf(name: string, value: unknown): Section {
    if (!isObject(value)) throw this.malformed(name, 'must be an object');
    const place = this.place === '' ? name : `${this.place}.${name}`;
    return new Section(this.#file, value, this.#notes, place);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
