import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Characters that are written at once. */
const CHUNK = 1024 * 1024;

/** Writes a text file part by part, readable only by its owner: exports have hashes of passwords. */
export class TextFile {
  readonly #file: number;
  #parts: string[] = [];
  #waiting = 0;

  /** Replaces the file, if there is one. */
  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  write(part: string): void {
    this.#parts.push(part);
    this.#waiting += part.length;
    if (this.#waiting >= CHUNK) this.#flush();
  }

  close(): void {
    this.#flush();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#parts.join(''));
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#parts = [];
    this.#waiting = 0;
  }
}

/** A JSON file with a list or an object, one entry per line. */
export class JsonFile {
  readonly #file: TextFile;
  readonly #end: string;
  #separator = '\n';

  /** `begin` and `end` are the text around the entries, such as `[` and `]`. */
  constructor(path: string, begin: string, end: string) {
    this.#file = new TextFile(path);
    this.#file.write(begin);
    this.#end = end;
  }

  /** Adds an entry of a list; with a key, of an object. */
  add(entry: unknown, key?: string): void {
    const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
    this.#file.write(`${this.#separator}${name}${JSON.stringify(entry)}`);
    this.#separator = ',\n';
  }

  close(): void {
    this.#file.write(`\n${this.#end}\n`);
    this.#file.close();
  }
}

/** Quotes an argument for a POSIX shell. */
export function shellQuoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/u.test(argument)
    ? argument
    : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
