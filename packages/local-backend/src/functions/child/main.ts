import { applyDefaults } from './apply-defaults.ts';
import { loadFunctions, manifestOf } from './load-functions.ts';
import type { ChildMessage } from './messages.ts';
import { reroute } from './reroute.ts';
import { serveFunctions } from './serve-functions.ts';

const [folder = '', backendSocket = '', ownSocket = ''] = process.argv.slice(2);

// Without the backend there is nothing to run for, even if it was killed.
process.on('disconnect', () => process.exit());

const send = (message: ChildMessage): void => void process.send?.(message);

try {
  // Before the functions, whose libraries keep references.
  reroute(backendSocket);
  const functions = await loadFunctions(folder);
  applyDefaults(folder);
  await serveFunctions(folder, functions, ownSocket);
  send({ kind: 'ready', endpoints: manifestOf(functions) });
} catch (error) {
  send({
    kind: 'failed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
