import { vi } from 'vitest';

/**
 * Waits until an expectation passes, with a timeout for a busy machine.
 * @param timeout in ms
 */
export function eventually<T>(expectation: () => T | Promise<T>, timeout = 20_000): Promise<T> {
  return vi.waitFor(expectation, { timeout, interval: 10 });
}
