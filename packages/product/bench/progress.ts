import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../node_modules/.cache/', import.meta.url);

/** Histories that a run plays. */
export interface Run {
  /** Seed of the first history. */
  readonly seed: number;
  /** Steps of each history. */
  readonly length: number;
}

/** Position at which a stopped run resumes. */
export interface Progress extends Run {
  readonly done: number;
}

/** Stores the position of a run. */
export function keepProgress(file: string, progress: Progress): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(file, FOLDER), JSON.stringify(progress));
}

/** Returns how many histories of the same seed and length ran before. */
export function doneBefore(file: string, { seed, length }: Run): number {
  try {
    const progress: Progress = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    return progress.seed === seed && progress.length === length ? progress.done : 0;
  } catch {
    return 0;
  }
}
