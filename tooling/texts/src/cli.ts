import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madeModules } from './made-modules.ts';
import { ROOT, TEXT_FOLDERS } from './text-folders.ts';

for (const { path, text } of TEXT_FOLDERS.flatMap(madeModules)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
