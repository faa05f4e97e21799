import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PROBES } from './registry.ts';
import type { Observation, Probed } from './probe.ts';

/** Results of a run's probes. */
export interface Observed {
  readonly observations: readonly Observation[];
  /** Inconclusive probes with the reason. */
  readonly open: readonly string[];
}

/** Runs every probe; one that fails is inconclusive. */
export async function observe(probed: Probed, date: Date): Promise<Observed> {
  const day = date.toISOString().slice(0, 10);
  const { projectId: project } = probed.config;
  const observations: Observation[] = [];
  const open: string[] = [];
  for (const { id, observe: look } of PROBES) {
    try {
      const observed = await look(probed);
      if (observed === undefined) open.push(`${id}: this run cannot tell`);
      else observations.push({ id, observed, date: day, project });
    } catch (cause) {
      open.push(`${id}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  return { observations, open };
}

/**
 * Writes observations to a file, replacing older ones of the same probes and project; ordered by
 * id.
 */
export function record(file: string, observations: readonly Observation[]): void {
  const kept: readonly Observation[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [];
  const all = new Map([...kept, ...observations].map((one) => [keyOf(one), one]));
  const ordered = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`);
}

function keyOf({ id, project = '' }: Observation): string {
  return `${id} ${project}`;
}
