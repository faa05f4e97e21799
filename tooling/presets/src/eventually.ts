import { vi } from 'vitest';

/**
 * Waits until an expectation holds, for as long as a busy machine may take.
 * @param timeout in ms
 */
export function eventually<T>(expectation: () => T | Promise<T>, timeout = 20_000): Promise<T> {
  return vi.waitFor(expectation, { timeout, interval: 10 });
}
