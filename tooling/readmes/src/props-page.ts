import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { optionTable } from './generated-parts.ts';
import { ROOT } from './packages.ts';

/** Path of the page with the props of every component. */
export const PROPS_PAGE = join(ROOT, 'packages/ui/PROPS.md');

const START = `# Props of the components

Written from the docstrings by \`npx --yes pnpm@12.21.0 --filter @quits/tooling-readmes run write\`; a test keeps it up to date. Each component also takes the attributes of its
root element, in fields those of the control.
`;

/** Writes the page from the sources: the props of each exported component, and the texts that they take. */
export function propsPage(): string {
  const index = readFileSync(join(ROOT, 'packages/ui/src/index.ts'), 'utf8');
  const exported = [...index.matchAll(/\b([A-Z]\w*(?:Props|Labels))\b/g)].map(
    ([, name = '']) => name,
  );
  const declarations = readDeclarations('ui');
  const sections = [...new Set(exported)].sort().map((name) => {
    return `## \`${name}\`\n\n${optionTable(declarations.optionsOf(name), name)}\n`;
  });
  return [START, ...sections].join('\n');
}
