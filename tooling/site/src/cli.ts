import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { deadLinks } from './check-links.ts';
import { createSiteServer } from './serve-site.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    port: { type: 'string', default: '8081' },
  },
});

const root = resolve(import.meta.dirname, '../../..');
const output = join(root, 'tooling/site/dist');

if (!values['no-build']) {
  await buildSite(root, join(root, 'apps/storybook/storybook-static'), output);
}
const dead = deadLinks(output);
for (const { page, target } of dead) console.error(`${page}: dead link ${target}`);
if (values.check) {
  console.log(`${dead.length} dead links in ${output}`);
  process.exitCode = dead.length === 0 ? 0 : 1;
} else {
  const port = Number(values.port);
  createSiteServer(output).listen(port, '127.0.0.1', () => {
    console.log(`The documentation is at http://localhost:${port}.`);
  });
}
