import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createExpiring } from '../limits/expiring.ts';

/** A puzzle: find a number so that the SHA-256 of `challenge.number` starts with enough zero bits. */
interface Puzzle {
  readonly challenge: string;
  /** Number of zero bits. */
  readonly difficulty: number;
}

/** An App Check token, as the SDK's `CustomProvider` takes it. */
interface AttestationToken {
  readonly token: string;
  /** In ms since the epoch. */
  readonly expireTimeMillis: number;
}

/** Issuer of the tokens for solved puzzles. */
export interface PuzzleTokens {
  /** Creates a token with an id, which is valid for so many ms. */
  issue(id: string, lifetime: number): Promise<string>;
  /** Returns the id of a token; `undefined` if it isn't valid. */
  idOf(token: string): string | undefined;
}

/** Puzzles that make requests expensive for whoever sends many. */
export interface Puzzles {
  create(difficulty: number): Puzzle;
  /** Returns a token for a solution, once; `undefined` if it is wrong, late or used. */
  redeem(challenge: string, solution: number): Promise<AttestationToken | undefined>;
  /** Uses a token; returns whether it is valid and not used up. */
  use(token: string): boolean;
}

/** How long a puzzle can be solved, in ms. */
const PUZZLE_TIME = 5 * 60_000;
/** Lifetime of a token in ms. */
const TOKEN_TIME = 10 * 60_000;
/** How often a token can be used: people mistype. */
const USES = 5;
/** Solved puzzles and used tokens that are remembered; each costs a solution. */
const MOST = 50_000;

/** Creates puzzles. The server stores nothing for a puzzle until it is solved. `now` is in ms since the epoch. */
export function createPuzzles(tokens: PuzzleTokens, now: () => number): Puzzles {
  // A restart makes puzzles worthless, and clients ask for new ones.
  const key = randomBytes(32);
  const solved = createExpiring<true>(now, PUZZLE_TIME, MOST);
  const uses = createExpiring<number>(now, TOKEN_TIME, MOST);

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const signShort = (text: string) => sign(text).slice(0, 22);

  function isSigned(text: string, signature: string, expected: string): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(expected)];
    return text !== '' && given.length === right.length && timingSafeEqual(given, right);
  }

  return {
    create(difficulty) {
      const until = (now() + PUZZLE_TIME).toString(36);
      const text = `${difficulty}.${until}.${randomBytes(4).toString('base64url')}`;
      return { challenge: `${text}.${signShort(text)}`, difficulty };
    },
    async redeem(challenge, solution) {
      const [difficulty = '', until = '', nonce = '', signature = ''] = challenge.split('.');
      const text = `${difficulty}.${until}.${nonce}`;
      if (!isSigned(text, signature, signShort(text))) return undefined;
      if (Number.parseInt(until, 36) <= now() || solved.get(text) === true) return undefined;
      if (zerosOf(`${challenge}.${solution}`) < Number(difficulty)) return undefined;
      solved.set(text, true);
      const expireTimeMillis = now() + TOKEN_TIME;
      return { token: await tokens.issue(text, TOKEN_TIME), expireTimeMillis };
    },
    use(token) {
      const id = tokens.idOf(token);
      const used = id === undefined ? USES : (uses.get(id) ?? 0);
      if (id === undefined || used >= USES) return false;
      uses.set(id, used + 1);
      return true;
    },
  };
}

function zerosOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readInt32BE(0));
}
