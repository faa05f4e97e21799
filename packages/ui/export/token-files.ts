import type { Theme } from './color.ts';
import { parseTokens, tokensOf } from './parse-tokens.ts';
import { toDtcg, type TokenGroup } from './to-dtcg.ts';

/** Style sheets that declare the tokens, as text. */
export interface TokenSheets {
  readonly color: string;
  readonly contrast: string;
  readonly people: string;
  readonly scale: string;
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10';

/** Returns the token files of the package by name: both themes, and the resolver that combines them. */
export function tokenFiles(sheets: TokenSheets): Readonly<Record<string, TokenGroup>> {
  const color = tokensOf(parseTokens(sheets.color), ':root');
  const scale = tokensOf(parseTokens(sheets.scale), ':root');
  const contrast = tokensOf(parseTokens(sheets.contrast), "[data-contrast='more']");
  const base = new Map([...color, ...scale]);
  const theme = (name: Theme): TokenGroup => ({
    $schema: `${SCHEMA}/format.json`,
    ...toDtcg(base, name),
    person: peopleOf(sheets.people, name),
  });
  const more = (name: Theme) => toDtcg(contrast, name, new Map([...base, ...contrast]));
  return {
    'tokens.json': theme('light'),
    'tokens.dark.json': theme('dark'),
    'tokens.resolver.json': {
      $schema: `${SCHEMA}/resolver.json`,
      name: 'Quits',
      version: '2025.10',
      modifiers: {
        theme: {
          description: 'Light, dark, and both with high contrast',
          contexts: {
            light: [{ $ref: 'tokens.json' }],
            dark: [{ $ref: 'tokens.dark.json' }],
            'light-contrast': [{ $ref: 'tokens.json' }, more('light')],
            'dark-contrast': [{ $ref: 'tokens.dark.json' }, more('dark')],
          },
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/modifiers/theme' }],
    },
  };
}

/** Colors of the hues for people: the bar, its wash, and the ink on the wash. */
function peopleOf(css: string, theme: Theme): TokenGroup {
  const declarations = parseTokens(css);
  const recipes = tokensOf(declarations, '[data-person]');
  const numbers = new Set(
    declarations.flatMap(({ selector }) => /^\[data-person='(\d+)'\]$/u.exec(selector)?.[1] ?? []),
  );
  return Object.fromEntries(
    [...numbers].map((number) => {
      const own = tokensOf(declarations, `[data-person='${number}']`);
      const { color } = toDtcg(recipes, theme, own);
      return [number, color as TokenGroup];
    }),
  );
}
