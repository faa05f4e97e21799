import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ExternalProviders } from '@quits/identity-service';
import type { Log } from '../../diagnostics/log.ts';
import { createGithubProvider } from './github-provider.ts';
import { createOpenidProvider } from './openid-provider.ts';
import type { Provider } from './provider.ts';
import { failureOf } from './provider-failure.ts';
import type { ProviderInfo, ProviderSettings } from './provider-settings.ts';

/** The sign-in services of a server. */
export interface Providers extends ExternalProviders {
  /** In the order in which apps show them. */
  readonly shown: readonly ProviderInfo[];
  find(id: string): Provider | undefined;
  /** Creates a value that a service puts into its token, so that the token can't be used for another sign-in. */
  newNonce(): string;
}

/** Creates the providers of a server. `now` is in ms since the epoch. */
export function createProviders(
  settings: readonly ProviderSettings[],
  now: () => number,
  log: Log,
): Providers {
  const providers = new Map(
    settings.map((one): [string, Provider] => [
      one.id,
      one.id === 'github.com' ? createGithubProvider(one) : createOpenidProvider(one, now),
    ]),
  );
  const secret = randomBytes(32);
  const mark = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');

  /**
   * Returns whether this server made a nonce: an app may sign in a second time with a token that it got from us, such as
   * to link it to another account, and doesn't know its nonce.
   */
  function isOwn(nonce: unknown): boolean {
    const [random = '', given = ''] = String(nonce).split('.');
    const [expected, actual] = [Buffer.from(mark(random)), Buffer.from(given)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  return {
    shown: [...providers.values()].map(({ info }) => info),
    find: (id) => providers.get(id),
    newNonce() {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${mark(random)}`;
    },
    has: (id) => providers.has(id),
    async verify(id, tokens, nonce) {
      const isExpected = (claimed: unknown) =>
        isOwn(claimed) || (nonce === undefined ? claimed === undefined : isNonce(claimed, nonce));
      try {
        return await providers.get(id)?.verify(tokens, isExpected);
      } catch (error) {
        const { reason, message } = failureOf(error);
        log({ level: 'warn', message: `A token of ${id} was refused (${reason}): ${message}` });
        return undefined;
      }
    },
  };
}

/** Apps send a service the nonce itself or, as Apple wants, its hash. */
function isNonce(claimed: unknown, nonce: string): boolean {
  return claimed === nonce || claimed === sha256(nonce);
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
