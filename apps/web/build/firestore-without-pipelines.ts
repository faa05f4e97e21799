import type { Plugin } from 'vite';

const SDK = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/;
/** Pattern of an argument list, with one level of nested parentheses. */
const ARGUMENTS = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** Patterns of the SDK's checks for a pipeline, each with its minimum number of matches. */
const QUESTIONS: readonly (readonly [pattern: RegExp, least: number])[] = [
  [
    new RegExp(`(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)${ARGUMENTS}`, 'g'),
    30,
  ],
  [/\b[\w.]+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g, 10],
  [/function __PRIVATE_isPipelineQueryTarget\(e\) \{.*?\(t\.query\)(?= \?)/gs, 1],
];

/** Functions that only pipelines call, but that methods of other classes refer to. */
const ENGINE = ['runPipeline', 'canonifyPipeline', 'newPipelineComparator'];

/**
 * Removes the SDK's pipeline engine, which this app doesn't use: 60 kB that every listener refers to, because it checks whether
 * its query is a pipeline. Replaces these checks with `false`, so that the bundler drops the rest.
 * @throws {Error} if the installed SDK has other checks; adapt or remove the plugin then
 */
export function firestoreWithoutPipelines(): Plugin {
  return {
    name: 'firestore-without-pipelines',
    apply: 'build',
    transform: {
      filter: { id: SDK },
      handler: (code) => ({ code: withoutPipelines(code), map: null }),
    },
  };
}

/** Returns the SDK's code with `false` for every check for a pipeline, and without the bodies of the engine's functions. */
export function withoutPipelines(code: string): string {
  const answered = QUESTIONS.reduce((text, [pattern, least]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found < least) throw new Error(`The Firestore SDK matches ${pattern} ${found} times.`);
    return text.replaceAll(pattern, 'false');
  }, code);
  return ENGINE.reduce((text, name) => {
    const body = new RegExp(`^(function __PRIVATE_${name}\\([\\w, ]*\\) \\{)$.*?^\\}$`, 'ms');
    if (!body.test(text)) throw new Error(`The Firestore SDK has no ${name}.`);
    return text.replace(body, '$1 throw new Error("This app has no pipelines."); }');
  }, answered);
}
