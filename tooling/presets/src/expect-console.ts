import { expect, type MockInstance, onTestFinished, vi } from 'vitest';

/**
 * Allows the running test to print to the console at one level; fails if nothing matching was
 * printed. Returns the mock of the console method, so that the test can wait for a message.
 */
export function expectConsole(level: 'error' | 'warn', what: RegExp): MockInstance {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  onTestFinished(() => {
    const said = spy.mock.calls.map((call) => call.map(String).join(' '));
    spy.mockRestore();
    expect(said.filter((text) => what.test(text))).not.toEqual([]);
    expect(said.filter((text) => !what.test(text))).toEqual([]);
  });
  return spy;
}
