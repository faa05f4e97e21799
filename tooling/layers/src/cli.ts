import { resolve } from 'node:path';
import { checkLayers } from './check-layers.ts';

const violations = checkLayers(resolve(process.argv[2] ?? '.'));
for (const { rule, where, message } of violations) console.error(`${where}  ${rule}  ${message}`);
if (violations.length > 0) {
  console.error(`${violations.length} broken layer rules; docs/architecture.md has the layers.`);
  process.exitCode = 1;
}
