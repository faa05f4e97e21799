import { readFileSync, writeFileSync } from 'node:fs';

// Firebase runs `npm install` in the folder that it gets, which must name nothing of the workspace.
const { name, type, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const manifest = { name, type, main: 'index.js', engines: { node: '22' }, dependencies };
writeFileSync('dist/package.json', `${JSON.stringify(manifest, null, 2)}\n`);
