import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGeneratedParts } from './generated-parts.ts';
import { PROPS_PAGE, propsPage } from './props-page.ts';
import { publishedPackages, readmeOf, readmePath, ROOT } from './packages.ts';

for (const name of publishedPackages()) {
  writeFileSync(readmePath(name), withGeneratedParts(name, readmeOf(name)));
}
writeFileSync(PROPS_PAGE, propsPage());
const paths = [...publishedPackages().map(readmePath), PROPS_PAGE];
execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), paths, { stdio: 'inherit' });
