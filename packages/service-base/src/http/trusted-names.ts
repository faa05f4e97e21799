import { isIP } from 'node:net';

/** Decides which host names we answer to and which origins may call us. */
export interface TrustedNames {
  /** For a `Host` header's value. */
  hasHost(host: string): boolean;
  /** For an `Origin` header's value. */
  hasOrigin(origin: string): boolean;
}

/**
 * Trusts the loopback names and the given ones. A foreign name that was made to point at this machine
 * (DNS rebinding) is so refused; a bare IP address cannot be rebound, so it is fine as a host.
 */
export function createTrustedNames(names: () => readonly string[]): TrustedNames {
  const isTrusted = (hostname: string) => isLoopback(hostname) || names().includes(hostname);
  return {
    hasHost(host) {
      const hostname = hostnameOf(`http://${host}`);
      if (hostname === undefined) return false;
      return isTrusted(hostname) || isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0;
    },
    hasOrigin(origin) {
      const hostname = hostnameOf(origin);
      return hostname !== undefined && isTrusted(hostname);
    },
  };
}

/** Tells whether a host name always means this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

function hostnameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}
