import { resolve } from 'node:path';
import { checkFolders } from './check-folders.ts';
import { checkLayers } from './check-layers.ts';

const root = resolve(process.argv[2] ?? '.');
const violations = [...checkLayers(root), ...checkFolders(root)];
for (const { rule, where, message } of violations) console.error(`${where}  ${rule}  ${message}`);
if (violations.length > 0) {
  console.error(`${violations.length} broken layer rules; docs/architecture.md has the layers.`);
  process.exitCode = 1;
}
