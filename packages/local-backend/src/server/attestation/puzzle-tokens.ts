import type { AppCheck } from '../../app-check/app-check.ts';
import { appIdOf } from '../../hosting/client-config.ts';
import type { PuzzleTokens } from './puzzles.ts';

/** Makes App Check tokens the tokens for solved puzzles, so that functions can ask for them, too. */
export function puzzleTokens(appCheck: () => AppCheck): PuzzleTokens {
  return {
    async issue(id, lifetime) {
      return (await appCheck().issue(appIdOf(), { id, lifetime })).token;
    },
    idOf: (token) => appCheck().verify(token)?.id,
  };
}
