import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocks } from './code-blocks.ts';
import { publishedPackages, readmeOf, ROOT } from './packages.ts';

const SETTINGS = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
  },
  include: ['.'],
};

/** Writes the TypeScript of all READMEs into a folder, as projects to compile; returns their folders. */
export function writeBlocks(folder: string): readonly string[] {
  // Declarations that extend a module hold for a whole program.
  const projects = new Map(
    [false, true].map((extending) => [extending, join(folder, `project-${extending}`)]),
  );
  for (const project of projects.values()) {
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(SETTINGS));
  }
  for (const name of publishedPackages()) {
    for (const [index, { language, code }] of codeBlocks(readmeOf(name)).entries()) {
      if (!language.startsWith('ts')) continue;
      const project = projects.get(code.includes('\ndeclare module ')) ?? folder;
      writeFileSync(join(project, `${name}-${index}.${language}`), code);
    }
  }
  return [...projects.values()];
}
