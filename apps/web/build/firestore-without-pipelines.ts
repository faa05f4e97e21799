import type { Plugin } from 'vite';

const SDK = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/;
/** Parentheses in parentheses. */
const ARGUMENTS = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** Questions whether something is a pipeline, each with how often the SDK asks it at least. */
const QUESTIONS: readonly (readonly [pattern: RegExp, least: number])[] = [
  [
    new RegExp(`(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)${ARGUMENTS}`, 'g'),
    30,
  ],
  [/\b[\w.]+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g, 10],
  [/function __PRIVATE_isPipelineQueryTarget\(e\) \{.*?\(t\.query\)(?= \?)/gs, 1],
];

/** Functions that only pipelines need, which methods of other classes refer to. */
const ENGINE = ['runPipeline', 'canonifyPipeline', 'newPipelineComparator'];

/**
 * Leaves out the SDK's engine for pipelines, which this app doesn't use: 60 kB of code that every listener refers to, to find
 * out whether its query is a pipeline. The answer is always no, and with that the bundler drops the rest.
 * @throws {Error} for a version of the SDK that asks otherwise; remove the plugin then, or adapt it
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

/** The SDK's code with every question whether something is a pipeline answered. */
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
