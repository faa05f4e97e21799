import { type HttpCall, isLoopback } from '@quits/service-base';

/** Returns whether a call comes from this machine; requests forwarded by a proxy are rejected earlier. */
export function isAtThisMachine(call: HttpCall): boolean {
  const address = call.address.replace(/^::ffff:/, '');
  const isLocalAddress = address === '::1' || address.startsWith('127.');
  return isLocalAddress && isLoopback(call.url.hostname);
}
