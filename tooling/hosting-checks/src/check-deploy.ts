import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYED } from './deployed.ts';
import { installFirebaseTools } from './firebase-tools.ts';

// Installing Firebase's command line takes minutes, so this isn't one of the tests.
const folder = mkdtempSync(join(tmpdir(), 'quits-firebase-tools-'));
try {
  const tools = installFirebaseTools(folder);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(DEPLOYED, name), 'utf8'));
  const checks: [string, string[]][] = [
    ['firebase.json', tools.configMistakes(read('firebase.json'))],
    ['firestore.indexes.json', tools.indexMistakes(read('firestore.indexes.json'))],
  ];
  for (const [file, mistakes] of checks) {
    process.stdout.write(`${mistakes.length === 0 ? 'ok    ' : 'FAILED'} ${file}\n`);
    for (const mistake of mistakes) process.stdout.write(`       ${mistake}\n`);
  }
  // Verify that the checks detect mistakes.
  const seesMistakes =
    tools.configMistakes({ hosting: { public: 1 } }).length > 0 &&
    tools.indexMistakes({ indexes: [{ collectionGroup: 'groups' }] }).length > 0;
  if (!seesMistakes) process.stdout.write('FAILED these checks let mistakes through\n');
  const isRight = seesMistakes && checks.every(([, mistakes]) => mistakes.length === 0);
  process.exitCode = isRight ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
