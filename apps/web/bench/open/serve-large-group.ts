// Serves a working tree's build and a very large group on that tree's own backend, until stdin closes:
//   node --conditions=@quits/source serve-large-group.ts TREE [every]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as largeGroup from '../../scripts/large-group-backend.ts';

const [, , tree = '', rows] = process.argv;
const module = pathToFileURL(join(tree, 'apps/web/scripts/large-group-backend.ts')).href;
const { startLargeGroup } = (await import(module)) as typeof largeGroup;
const { backend, email, password, group, dispose } = await startLargeGroup({
  rows: rows === 'every' ? rows : 'plain',
});
process.stdout.write(`${JSON.stringify({ app: backend.addresses.app, email, password, group })}\n`);
process.stdin.resume().once('end', () => void dispose());
