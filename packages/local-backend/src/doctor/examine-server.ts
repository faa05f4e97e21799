import type { ServerOptions } from '../server/server-options.ts';
import { examineBackup } from './examine-backup.ts';
import { examineData } from './examine-data.ts';
import { examineCertificate, examineDisk, examinePort } from './examine-machine.ts';
import type { Finding } from './finding.ts';

/** Examines what a server with these options needs, without starting it. `mend` builds damaged indexes again. */
export async function examineServer(
  options: ServerOptions,
  mend = false,
): Promise<readonly Finding[]> {
  const now = (options.now ?? Date.now)();
  const { findings, isInUse } = await examineData(options.data, now, mend);
  return [
    ...findings,
    examineDisk(options),
    await examinePort(options, isInUse),
    await examineCertificate(options, now),
    await examineBackup(options.backup, now),
  ];
}
