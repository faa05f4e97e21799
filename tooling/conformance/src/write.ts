import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './document.ts';
import { SECTIONS } from './sections.ts';

const file = join(import.meta.dirname, '../../../docs/conformance.md');
writeFileSync(file, documentOf(SECTIONS));
// The formatter pads the columns of tables.
execFileSync(join(import.meta.dirname, '../../../node_modules/.bin/oxfmt'), [file]);
