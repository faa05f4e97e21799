import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, parseSync, type TSInterfaceDeclaration, type TSSignature } from 'oxc-parser';
import { ROOT } from './packages.ts';

/** An option: a property of an interface. */
export interface Option {
  readonly name: string;
  readonly required: boolean;
  /** Type as in the source, on one line. */
  readonly type: string;
  /** Docstring without tags, on one line; empty if there is none. */
  readonly meaning: string;
  /** Contents of the tag `@default`; empty if there is none. */
  readonly default: string;
}

interface Declared {
  readonly source: string;
  readonly comments: readonly Comment[];
  readonly node: TSInterfaceDeclaration;
}

/** Interfaces that packages declare, with the options of each. */
export interface Declarations {
  /** Returns the options of an interface and of those it extends. @throws {Error} if there is no such interface, or several */
  readonly optionsOf: (name: string) => readonly Option[];
}

const NOT_PUBLISHED = /\.(?:test|stories|docs|test-d|bench)\.tsx?$|\/testing\//;

const OMIT = /^export type (\w+) = Omit<(\w+), ([^>]+)>;$/gm;

/** Reads the interfaces in a package's sources. */
export function readDeclarations(name: string): Declarations {
  const found = new Map<string, Declared[]>();
  /** Name, base and left out members of `type Name = Omit<Base, 'member'>`. */
  const shortened = new Map<string, readonly [base: string, omitted: string]>();
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT });
  for (const file of files.filter(
    (path) => name === 'local-backend' || !NOT_PUBLISHED.test(path),
  )) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const [, alias = '', base = '', omitted = ''] of source.matchAll(OMIT)) {
      shortened.set(alias, [base, omitted]);
    }
    const { program, comments } = parseSync(file, source);
    for (const statement of program.body) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const node = statement.declaration;
      if (node?.type !== 'TSInterfaceDeclaration') continue;
      const list = found.get(node.id.name) ?? [];
      found.set(node.id.name, [...list, { source, comments, node }]);
    }
  }

  function optionsOf(wanted: string): readonly Option[] {
    const [base, omitted = ''] = shortened.get(wanted) ?? [];
    if (base !== undefined) {
      return optionsOf(base).filter((option) => !omitted.includes(`'${option.name}'`));
    }
    const [declared, ...others] = found.get(wanted) ?? [];
    if (declared === undefined) throw new Error(`${name} declares no interface ${wanted}.`);
    if (others.length > 0) throw new Error(`${name} declares ${wanted} more than once.`);
    const inherited = declared.node.extends.flatMap(({ expression }) => {
      const parent = expression.type === 'Identifier' ? expression.name : '';
      return found.has(parent) ? optionsOf(parent) : [];
    });
    const own = declared.node.body.body.flatMap((member) => optionOf(member, declared));
    const names = new Set(own.map((option) => option.name));
    return [...own, ...inherited.filter((option) => !names.has(option.name))];
  }

  return { optionsOf };
}

function optionOf(member: TSSignature, { source, comments }: Declared): readonly Option[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  if (member.key.type !== 'Identifier') return [];
  const before = comments.findLast(
    ({ type, end }) =>
      type === 'Block' && end <= member.start && source.slice(end, member.start).trim() === '',
  );
  const [meaning = '', ...tags] = oneLine((before?.value ?? '').replace(/^\s*\* ?/gm, '')).split(
    /(?:^|\s)@(?=default|throws)/,
  );
  const type =
    member.type === 'TSMethodSignature'
      ? source.slice(member.key.end, member.end).replace(/\): ([^:]+);$/, ') => $1')
      : source.slice(member.typeAnnotation?.typeAnnotation.start, member.typeAnnotation?.end);
  return [
    {
      name: member.key.name,
      required: !member.optional,
      type: oneLine(type)
        .replace(/\/\*\*.*?\*\/ ?/g, '')
        .replace(/^\| /, '')
        .replace(/ \| undefined$/, '')
        .replace(/^\((\(.*\) => .*)\)$/, '$1'),
      meaning: meaning.replace(/\{@link ([^}]+)\}/g, '`$1`').trim(),
      default:
        tags
          .find((tag) => tag.startsWith('default'))
          ?.replace(/^default\s*/, '')
          .trim() ?? '',
    },
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
