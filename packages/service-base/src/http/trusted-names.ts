import { isIP } from 'node:net';

/** Decides which host names we answer to and which origins may call us. */
export interface TrustedNames {
  /** Checks the value of a `Host` header. */
  hasHost(host: string): boolean;
  /** Checks the value of an `Origin` header. */
  hasOrigin(origin: string): boolean;
}

/**
 * Trusts the loopback names and the given ones. Refuses other names that resolve to this machine
 * (DNS rebinding); accepts bare IP addresses, which can't be rebound.
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

/** Returns whether a host name always refers to this machine. */
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
