import type { ServerOptions } from '../server/server-options.ts';
import { examineBackup } from './examine-backup.ts';
import { examineData } from './examine-data.ts';
import { examineCertificate, examineDisk, examinePort } from './examine-machine.ts';
import type { Finding } from './finding.ts';

/** Examines what a server with these options needs, without starting it. */
export async function examineServer(options: ServerOptions): Promise<readonly Finding[]> {
  const now = (options.now ?? Date.now)();
  const { findings, isInUse } = await examineData(options.data, now);
  return [
    ...findings,
    examineDisk(options),
    await examinePort(options, isInUse),
    await examineCertificate(options, now),
    await examineBackup(options.backup, now),
  ];
}
