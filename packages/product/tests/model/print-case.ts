import type { Played } from './history.ts';

/** A failed history as the source of a fixed case, to be put into `cases/`. */
export function printCase(seed: number, { cast, steps, findings }: Played): string {
  const fields = (value: object) =>
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => `${key}: ${JSON.stringify(field)}`)
      .join(', ');
  return [
    `// Seed ${seed}.`,
    ...findings.flatMap(({ property, what }) =>
      `(${property}) ${what}`.split('\n').map((line) => `// ${line}`),
    ),
    'export const found: FixedCase = {',
    "  what: '',",
    `  cast: { ${fields(cast)} },`,
    '  steps: [',
    ...steps.map((step) => `    { ${fields(step)} },`),
    '  ],',
    '};',
  ].join('\n');
}
