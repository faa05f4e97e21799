import { join, relative } from 'node:path';
import { localesOf, readTexts, SOURCE_LOCALE, type TextFolder, VARIANTS } from './text-folders.ts';

/** A module generated from texts. */
export interface MadeModule {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const HEADER = '// Made from the JSON files by `pnpm texts`: change those instead.\n';

/**
 * Returns the generated modules: one per namespace with the types of its texts in the source locale, and one per locale that
 * imports its files, so that they become one chunk.
 */
export function madeModules(folder: TextFolder): readonly MadeModule[] {
  const namespaces = Object.entries(readTexts(folder, SOURCE_LOCALE));
  return [
    {
      path: `${folder.code}/${fileOf(folder.typeName)}.ts`,
      text: typeModule(
        folder,
        namespaces.map(([namespace]) => namespace),
      ),
    },
    ...namespaces.map(([namespace, texts]) => ({
      path: `${folder.code}/types/${fileOf(namespace)}.ts`,
      text: namespaceModule(namespace, texts),
    })),
    ...localesOf(folder).map((locale) => ({
      path: `${folder.code}/locales/${locale}.ts`,
      text: localeModule(folder, locale),
    })),
  ];
}

function fileOf(typeName: string): string {
  return typeName.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

function typeModule(folder: TextFolder, namespaces: readonly string[]): string {
  const imports = namespaces.map(
    (namespace) => `import type { ${typeOf(namespace)} } from './types/${fileOf(namespace)}.ts';`,
  );
  const members = namespaces.map((namespace) => `  readonly ${namespace}: ${typeOf(namespace)};`);
  const doc = `/** ${folder.about}, as ${SOURCE_LOCALE} has them: keys and parameters are typed from here. */`;
  return [
    HEADER,
    ...imports,
    '',
    doc,
    `export interface ${folder.typeName} {`,
    ...members,
    '}',
    '',
  ].join('\n');
}

function namespaceModule(namespace: string, texts: Readonly<Record<string, string>>): string {
  const members = Object.entries(texts).map(([key, text]) => `  readonly ${key}: ${quote(text)};`);
  const doc = `/** The texts of the namespace \`${namespace}\`. */`;
  return [HEADER, doc, `export interface ${typeOf(namespace)} {`, ...members, '}', ''].join('\n');
}

function typeOf(namespace: string): string {
  return `${namespace.slice(0, 1).toUpperCase()}${namespace.slice(1)}Texts`;
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** Texts that a module's own ones override. */
interface LayerBelow {
  readonly name: string;
  readonly statement: string;
  readonly namespaces: readonly string[];
}

function layersBelow(folder: TextFolder, locale: string): readonly LayerBelow[] {
  const { under } = folder;
  const base = VARIANTS[locale];
  const shared = under && {
    name: 'shared',
    // A variant's base already includes the shared texts.
    statement: `import { ${base === undefined ? 'texts' : 'differences'} as shared } from '${under.specifier}/${locale}';`,
    namespaces: Object.keys(readTexts(under.folder, locale)),
  };
  const own = base !== undefined && {
    name: 'base',
    statement: `import { texts as base } from './${base}.ts';`,
    namespaces: [folder, ...(under ? [under.folder] : [])].flatMap((one) =>
      Object.keys(readTexts(one, base)),
    ),
  };
  return [own, shared].filter((layer) => typeof layer === 'object');
}

function localeModule(folder: TextFolder, locale: string): string {
  const own = Object.keys(readTexts(folder, locale));
  const layers = layersBelow(folder, locale);
  const [lowest, ...others] = layers;
  const from = relative(`${folder.code}/locales`, folder.texts);
  const imports = [
    ...layers.filter(({ name }) => name === 'shared'),
    ...own.map((name) => ({
      statement: `import ${name} from '${join(from, locale, `${name}.json`)}' with { type: 'json' };`,
    })),
    ...layers.filter(({ name }) => name !== 'shared'),
  ].map(({ statement }) => statement);

  const named = [...new Set([...others.flatMap(({ namespaces }) => namespaces), ...own])].sort();
  const members = named.map((namespace) => {
    const parts = layers.filter(({ namespaces }) => namespaces.includes(namespace));
    if (parts.length === 0) return namespace;
    const names = parts.map(({ name }) => `...${name}.${namespace}`);
    if (own.includes(namespace)) names.push(`...${namespace}`);
    return `${namespace}: { ${names.join(', ')} }`;
  });
  if (lowest !== undefined) members.unshift(`...${lowest.name}`);
  const texts = declared('texts', members);
  if (VARIANTS[locale] === undefined) {
    return [HEADER, ...imports, '', `/** The texts of ${locale}. */`, texts, ''].join('\n');
  }
  const doc = `/** Texts of ${locale} that differ from ${VARIANTS[locale]}. */`;
  return [
    HEADER,
    ...imports,
    '',
    doc,
    declared('differences', own),
    '',
    `/** The texts of ${locale}. */`,
    texts,
    '',
  ].join('\n');
}

/** Returns a declaration, on one line if it fits, as the formatter would. */
function declared(name: string, members: readonly string[]): string {
  const line = `export const ${name} = { ${members.join(', ')} };`;
  if (line.length <= 100) return line;
  return [`export const ${name} = {`, ...members.map((member) => `  ${member},`), '};'].join('\n');
}
