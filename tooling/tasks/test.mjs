// `npm test`: installs missing dependencies, including a Chromium, then runs every check.
import { join } from 'node:path';
import { installDependencies, projectNode, ROOT, run } from './install.mjs';

await installDependencies();
const browser = await run(projectNode(), [join(ROOT, 'tooling/chromium/src/ensure.ts')]);
if (browser !== 0) process.exit(browser);
process.exitCode = await run(projectNode(), [join(ROOT, 'tooling/tasks/check.mjs')]);
