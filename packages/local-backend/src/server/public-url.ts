import { isLoopback } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Parses the address at which people reach a server.
 * @throws {StartError} if it isn't the HTTPS origin of a host that others can reach
 */
export function publicUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || url.protocol !== 'https:') {
    throw new StartError(`--url must be like https://quits.example.org, not "${value}".`);
  }
  if (url.href !== `${url.origin}/`) {
    throw new StartError(`--url must be an origin without a path, such as ${url.origin}.`);
  }
  if (isLoopback(url.hostname)) {
    throw new StartError(
      `--url names this machine, which others can't reach. For development, start quits-backend without serve.`,
    );
  }
  return url;
}
