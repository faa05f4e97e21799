/** Storage of records; `localStorage` fits. */
export interface RecordStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A value that survives a reload. Never a password, credential or token. */
export interface StoredRecord<Value> {
  readonly read: () => Value | undefined;
  readonly write: (value: Value | undefined) => void;
}

/** Name, lifetime and validation of one kind of record. */
export interface RecordKind<Value> {
  readonly name: string;
  /** Records of another version are dropped. */
  readonly version: number;
  /** Lifetime in ms; older records are dropped. */
  readonly lifetime: number;
  /** Returns whether a stored value has the right shape. */
  readonly accepts: (value: unknown) => value is Value;
}

interface Envelope {
  readonly v: number;
  readonly until: number;
  readonly value: unknown;
}

/** Opens a record; a storage that is denied or full forgets, it never fails. */
export function openRecord<Value>(
  storage: RecordStorage | undefined,
  now: () => number,
  kind: RecordKind<Value>,
): StoredRecord<Value> {
  const key = `quits.auth.${kind.name}`;
  return {
    read() {
      const envelope = parse(attempt(() => storage?.getItem(key)));
      if (envelope === undefined || envelope.v !== kind.version || envelope.until <= now()) {
        return undefined;
      }
      return kind.accepts(envelope.value) ? envelope.value : undefined;
    },
    write(value) {
      const envelope = { v: kind.version, until: now() + kind.lifetime, value };
      attempt(() =>
        value === undefined
          ? storage?.removeItem(key)
          : storage?.setItem(key, JSON.stringify(envelope)),
      );
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): Envelope | undefined {
  const parsed: unknown = attempt(() => JSON.parse(text ?? ''));
  return isRecord(parsed) && typeof parsed['v'] === 'number' && typeof parsed['until'] === 'number'
    ? { v: parsed['v'], until: parsed['until'], value: parsed['value'] }
    : undefined;
}

/** Returns whether a value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
