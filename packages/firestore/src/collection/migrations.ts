import type { Checked } from './checked.ts';
import type { RawData } from './raw-data.ts';

/** How documents written by older versions of the app are brought up to date. */
export interface MigrationSteps {
  /** Field that holds the number of the shape; a document without it has shape 0. */
  readonly field: string;
  /** Number of the shape that the schema describes; written into every created document. */
  readonly current: number;
  /** From the shape of this number to the next. */
  readonly steps: Readonly<Record<number, (data: RawData) => RawData>>;
}

/** Steps that a collection takes when it reads a document; made by {@link migrations}. */
export interface Migrations {
  /** What a document that fits the schema holds of them. */
  readonly stamp: RawData;
  /** Brings a stored document up to date; the same object when it is. */
  readonly upgrade: (stored: RawData) => Checked<RawData>;
}

/** Describes how documents of older versions of the app are brought up to date when they are read. */
export function migrations(described: MigrationSteps): Migrations {
  const { field, current, steps } = described;
  const stamp = { [field]: current };
  return {
    stamp,
    upgrade(stored) {
      const shape = stored[field] ?? 0;
      if (typeof shape !== 'number' || shape > current) {
        const message = `Shape ${JSON.stringify(shape)} is newer than the ${current} that this app knows.`;
        return { ok: false, issues: [{ field, message }] };
      }
      let data = stored;
      for (let at = shape; at < current; at += 1) data = steps[at]?.(data) ?? data;
      return { ok: true, value: data === stored ? stored : { ...data, ...stamp } };
    },
  };
}
