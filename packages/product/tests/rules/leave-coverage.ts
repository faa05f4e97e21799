import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type CoverageReport, seenIn } from './never-seen.ts';

/** Writes the rules' coverage for the end of the run. */
export async function leaveCoverage(address: URL): Promise<void> {
  const report: CoverageReport = await (await fetch(address)).json();
  const folder = inject('coverageFolder');
  await writeFile(join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(seenIn(report)));
}
