import conventional from '@commitlint/config-conventional';
import lint from '@commitlint/lint';

const PREFIX = /^\w*(?:\(.*?\))?!?: /;

/** Matches a first word that isn't an imperative verb: "added", "fixing", "makes", "the". */
const NOT_IMPERATIVE =
  /^(?:(?!(?:bleed|embed|exceed|feed|need|proceed|seed|shed|speed)\b)\w+ed|(?!(?:bring|ping|ring|string)\b)\w+ing|(?!(?:alias|bias|focus)\b)\w*[^s]s|a|an|the)\b/i;

/** Custom rules in addition to `config-conventional`. */
const house = {
  rules: {
    'subject-imperative': ({ header }: { readonly header: string | null }): [boolean, string] => [
      !NOT_IMPERATIVE.test((header ?? '').replace(PREFIX, '')),
      'subject must start with an imperative verb: "add", not "added", "adds" or "adding"',
    ],
  },
};

const RULES = {
  ...conventional.rules,
  'header-max-length': [2, 'always', 72],
  // Bodies may quote URLs and logs, which can't be wrapped.
  'body-max-line-length': [0],
  'footer-max-line-length': [0],
  'subject-imperative': [2, 'always'],
} as const;

/**
 * Returns the problems of a commit message, one sentence each; merges, reverts and fixups are
 * exempt.
 */
export async function lintMessage(message: string): Promise<readonly string[]> {
  const { errors, warnings } = await lint(message, RULES, {
    plugins: { house },
    ignores: [(text) => text.startsWith('Merge ')],
    // From `conventional-changelog-conventionalcommits`, to support `feat!: …`.
    parserOpts: { headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/ },
  });
  return [...errors, ...warnings].map((problem) => problem.message);
}
