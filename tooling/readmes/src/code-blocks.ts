/** A code block of a document. */
export interface CodeBlock {
  /** Language after the fence. */
  readonly language: string;
  readonly code: string;
  /** Heading of its section, of the second level. */
  readonly section: string;
}

/** Returns the code blocks of a document, in order. */
export function codeBlocks(text: string): readonly CodeBlock[] {
  const sections = text.split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(
      ([, language = '', code = '']) => ({ language, code, section: heading }),
    );
  });
}

/** A quick start: a program, what it prints, and files beside it. */
export interface QuickStart {
  readonly program: CodeBlock;
  /** Text that it prints; undefined for a page. */
  readonly output: string | undefined;
  /** Security rules that it needs. */
  readonly rules: string | undefined;
}

/** Returns the quick start of a README. @throws {Error} if there is none */
export function quickStartOf(readme: string): QuickStart {
  const blocks = codeBlocks(readme).filter(({ section }) => section === 'Quick start');
  const program = blocks.find(({ language }) => language.startsWith('ts'));
  if (program === undefined) throw new Error('There is no code in the section "Quick start".');
  const codeOf = (wanted: string) => blocks.find(({ language }) => language === wanted)?.code;
  return { program, output: codeOf('text'), rules: codeOf('js') };
}

/** Returns the packages that a program imports, by name. */
export function importsOf(code: string): readonly string[] {
  const specifiers = [...code.matchAll(/(?:from|^import) '([^'.][^']*)'/gm)].map(
    ([, name = '']) => name,
  );
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  return [...new Set(names)];
}
