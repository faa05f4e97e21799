import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { PLACEHOLDER } from './placeholder.ts';

/** A guide, ready for TypeDoc. */
export interface Guide {
  /** Path in the repository. */
  readonly path: string;
  /** Path of the copy. */
  readonly staged: string;
}

const LINK = /(?<!!)\[(?<text>(?:[^\][]|\[[^\]]*\])*)\]\((?<target>[^()\s]+)\)/gu;
const REFERENCE = /^\[(?<text>[^\]]+)\]: (?<target>\S+)$/gmu;

/** Returns the guides of the repository, by their paths in it. */
export function guidePaths(root: string): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => join(folder, name));
  return [
    'CONTRIBUTING.md',
    ...inFolder('docs'),
    'docs/decisions/README.md',
    ...inFolder('docs/decisions'),
  ];
}

/** Copies a document to a folder, with links that {@link PLACEHOLDER} begins. */
export function stageDocument(root: string, folder: string, path: string, group?: string): Guide {
  const source = readFileSync(join(root, path), 'utf8');
  const staged = join(folder, path);
  mkdirSync(dirname(staged), { recursive: true });
  const title = titleOf(source, group);
  const front =
    group === undefined ? '' : `---\ntitle: ${JSON.stringify(title)}\ngroup: ${group}\n---\n\n`;
  writeFileSync(
    staged,
    front + rewritten(root, path, group === undefined ? withoutTitle(source) : source),
  );
  return { path, staged };
}

/** Copies the pictures of the documents. */
export function stageImages(root: string, folder: string): void {
  cpSync(join(root, 'docs/images'), join(folder, 'docs/images'), { recursive: true });
}

const TITLE = /^# (.+)$/mu;

/** A package's page of the API has the package's name, so the README has another. */
function titleOf(source: string, group: string | undefined): string {
  const title = (TITLE.exec(source)?.[1] ?? '').replaceAll('`', '');
  return group === 'Packages' ? title.replace('@quits/', 'Package ') : title;
}

/** The first page has the site's title. */
function withoutTitle(source: string): string {
  return source.replace(TITLE, '');
}

function rewritten(root: string, path: string, text: string): string {
  const link = (target: string) => targetOf(root, path, target);
  // Code keeps its brackets.
  return text
    .split(/(^```[\s\S]*?^```$|`[^`\n]*`)/mu)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return part
        .replaceAll(LINK, (_, label: string, target: string) => `[${label}](${link(target)})`)
        .replaceAll(REFERENCE, (_, label: string, target: string) => `[${label}]: ${link(target)}`);
    })
    .join('')
    .replaceAll(LINKED_CODE, (_, label: string, target: string) => `[${label}](${link(target)})`);
}

/** Links whose text is code, which the split above takes apart. */
const LINKED_CODE = /(?<!!)\[(?<text>[^\]\n]*`[^\]\n]*)\]\((?<target>(?!https?:)[^()\s]+)\)/gu;

function targetOf(root: string, path: string, target: string): string {
  if (/^(?:[a-z]+:|#)/u.test(target)) return target;
  const [file = '', anchor] = target.split('#');
  const place = normalize(join(dirname(path), file)).replace(/\/$/u, '');
  const isFolder = existsSync(join(root, place)) && statSync(join(root, place)).isDirectory();
  const readme = join(place, 'README.md');
  const document = isFolder && existsSync(join(root, readme)) ? readme : place;
  return PLACEHOLDER + document + (anchor === undefined ? '' : `#${anchor}`);
}
