import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverageReport } from '@quits/security-rules';
import { coverageKinds } from '@quits/security-rules/tools';
import { inject } from 'vitest';

/** Writes the rules' coverage for the end of the run. */
export async function leaveCoverage(address: URL): Promise<void> {
  const report: CoverageReport = await (await fetch(address)).json();
  const folder = inject('coverageFolder');
  await writeFile(
    join(folder, `${crypto.randomUUID()}.json`),
    JSON.stringify(coverageKinds(report)),
  );
}
