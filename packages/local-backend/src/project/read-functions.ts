import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalBackendOptions } from '../options/options.ts';
import type { Section } from './section.ts';

/** Reads the folder of the functions: of the first codebase that is in JavaScript. */
export function readFunctions(root: Section): Pick<LocalBackendOptions, 'functionsFolder'> {
  let folder: string | undefined;
  for (const section of root.sections('functions')) {
    section.skip(
      'codebase',
      'ignore',
      'predeploy',
      'postdeploy',
      'runtime',
      'disallowLegacyRuntimeConfig',
    );
    const runtime = section.text('runtime');
    if (section.has('remoteSource')) {
      section.skip('remoteSource');
      section.note('remoteSource', 'is not fetched, so nothing is run.');
      section.tellUnread();
      continue;
    }
    const source = section.path('source');
    section.tellUnread();
    if (runtime?.startsWith('python') === true) {
      section.note('runtime', 'is not run here, only JavaScript is.');
    } else if (source === undefined) section.note('source', 'is missing, so nothing is run.');
    else if (!existsSync(join(source, 'package.json')))
      section.note('source', 'is not run here: it has no package.json.');
    else if (folder === undefined) folder = source;
    else section.note('source', 'is not run here: only the functions of one codebase are.');
  }
  return folder === undefined ? {} : { functionsFolder: folder };
}
