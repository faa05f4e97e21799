import type { Checked } from './checked.ts';
import type { RawData } from './raw-data.ts';

/** Describes how documents written by older versions of the app are migrated. */
export interface MigrationSteps {
  /** Field that holds the number of the shape; a document without it has shape 0. */
  readonly field: string;
  /** Number of the shape that the schema describes; written into every created document. */
  readonly current: number;
  /** Migrations from each version to the next. */
  readonly steps: Readonly<Record<number, (data: RawData) => RawData>>;
}

/** Migrations that a collection applies when it reads a document; created by {@link migrations}. */
export interface Migrations {
  /** Version fields stored in every document that matches the schema. */
  readonly stamp: RawData;
  /** Migrates a stored document; returns the same object if it is current. */
  readonly upgrade: (stored: RawData) => Checked<RawData>;
}

/** Describes how documents written by older versions of the app are migrated on read. */
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
