import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pages } from './build-reference.ts';
import { addLink } from './link-pages.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const FOLDER = 'storybook';

/** Copies Storybook into the site, and links its pages of components with those of the API, both ways. */
export function joinStorybook(built: string, output: string, { components }: Pages): void {
  cpSync(built, join(output, FOLDER), { recursive: true });
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story>>;
  };
  const references: Record<string, string> = {};
  for (const { id, title, type } of Object.values(entries)) {
    const page = type === 'docs' ? components.get(componentOf(title)) : undefined;
    if (page === undefined) continue;
    references[componentOf(title)] = `../${page}`;
    addLink(output, page, `${FOLDER}/index.html?path=/docs/${id}`, 'Examples in Storybook');
  }
  // The pages of Storybook read these when they start.
  addScript(join(output, FOLDER, 'index.html'), `globalThis.quitsSite = '../index.html';`);
  const map = JSON.stringify(references).replaceAll('<', String.raw`\u003c`);
  addScript(join(output, FOLDER, 'iframe.html'), `globalThis.quitsReference = ${map};`);
}

/** `UI/Fields/OTP input` is about `OtpInput`. */
function componentOf(title: string): string {
  const words = (title.split('/').at(-1) ?? '').split(/[\s-]+/u);
  const isAcronym = (word: string) => /^[A-Z]{2,}$/u.test(word);
  return words
    .map((word) => (isAcronym(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

function addScript(file: string, script: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    html.replace(/<head[^>]*>/u, (head) => `${head}<script>${script}</script>`),
  );
}
