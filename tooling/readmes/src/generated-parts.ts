import { type Declarations, type Option, readDeclarations } from './declarations.ts';
import { errorTables } from './error-tables.ts';
import { code, markdownTable } from './markdown-table.ts';
import { manifestOf, testedNode } from './packages.ts';

/** A generated part: a comment that says what it is, up to a comment that ends it. */
const PART = /<!-- (options|codes|compatibility)(?: ([\w/-]+))? -->\n[^]*?<!-- \/\1 -->/g;

/** Returns a README with its generated parts as the sources have them now. */
export function withGeneratedParts(name: string, readme: string): string {
  const declarations = readDeclarations(name);
  return readme.replace(PART, (_, kind: string, subject: string | undefined) => {
    const start = `<!-- ${kind}${subject === undefined ? '' : ` ${subject}`} -->`;
    return [
      start,
      '',
      contents(name, declarations, kind, subject ?? ''),
      '',
      `<!-- /${kind} -->`,
    ].join('\n');
  });
}

/** Returns the interfaces whose options a README lists. */
export function listedInterfaces(readme: string): readonly string[] {
  return [...readme.matchAll(/<!-- options (?:[\w-]+\/)?(\w+) -->/g)].map(
    ([, subject = '']) => subject,
  );
}

function contents(name: string, declarations: Declarations, kind: string, subject: string): string {
  if (kind === 'options') {
    const [last = '', home] = subject.split('/').reverse();
    const declared = home === undefined ? declarations : readDeclarations(home);
    return optionTable(declared.optionsOf(last), last);
  }
  return kind === 'codes' ? codeTable(subject) : compatibilityTable(name);
}

/** Writes the table of an interface's options. @throws {Error} if an option has no docstring */
export function optionTable(options: readonly Option[], subject: string): string {
  const rows = options.map((option) => {
    if (option.meaning === '') throw new Error(`${subject}.${option.name} has no docstring.`);
    return [code(option.name), code(option.type), defaultOf(option), sentence(option.meaning)];
  });
  return markdownTable(['option', 'type', 'default', 'meaning'], rows);
}

const LITERAL = /^(?:'.*'|-?[\d_.]+|true|false|\{.*\}|[\w.]+\.\w+|\w+\(.*\))$/;

function defaultOf(option: Option): string {
  if (option.required) return '**required**';
  if (option.default === '') return 'none';
  return LITERAL.test(option.default) ? code(option.default) : option.default;
}

function sentence(text: string): string {
  return text.replace(/\.$/, '');
}

function codeTable(subject: string): string {
  const table = errorTables.get(subject);
  if (table === undefined) throw new Error(`There are no error codes named ${subject}.`);
  const rows = Object.entries(table).map(([name, { recovery, message }]) => [
    code(name),
    code(recovery),
    // What follows a colon is known only when it happens.
    message.replace(/\. \w+:$|[:.]$/, ''),
  ]);
  return markdownTable(['code', 'recovery', 'meaning'], rows);
}

/** Peers that users ask about, and their names. */
const PEERS = [
  ['react', 'React'],
  ['firebase', '`firebase`'],
  ['vitest', 'Vitest'],
  ['@playwright/test', 'Playwright'],
] as const;

function compatibilityTable(name: string): string {
  const {
    peerDependencies = {},
    peerDependenciesMeta = {},
    devDependencies = {},
    engines,
  } = manifestOf(name);
  const rows = PEERS.flatMap(([peer, title]) => {
    const range = peerDependencies[peer];
    if (range === undefined) return [];
    const optional = peerDependenciesMeta[peer]?.optional === true ? ', optional' : '';
    return [[title, rangeInWords(range) + optional, tested(peer, range, devDependencies[peer])]];
  });
  if (engines !== undefined) {
    rows.push(['Node', rangeInWords(engines.node), testedNode()]);
  }
  rows.push(['TypeScript', 'types are included', devDependencies['typescript'] ?? '']);
  return markdownTable(['', 'supported', 'tested with'], rows);
}

function tested(peer: string, range: string, installed = ''): string {
  const oldest = /^>=(\S+) <=/.exec(range)?.[1];
  return peer === 'firebase' && oldest !== undefined ? `${oldest} and ${installed}` : installed;
}

function rangeInWords(range: string): string {
  const [, oldest = range, newest] = /^>=(\S+)(?: <=(\S+))?$/.exec(range) ?? [];
  return newest === undefined ? `${oldest} or newer` : `${oldest} to ${newest}`;
}
