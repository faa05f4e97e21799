import { allowedOutput } from './allowed-output.ts';

/** Allows the running test to print messages that depend on timing, such as those about a network that it cuts. */
export function allowConsole(what: RegExp): void {
  allowedOutput().push(what);
}
