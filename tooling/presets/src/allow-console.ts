import { allowedOutput } from './allowed-output.ts';

/** Allows the running test to print messages whose occurrence depends on timing, such as errors of a connection that it cuts. */
export function allowConsole(what: RegExp): void {
  allowedOutput().push(what);
}
