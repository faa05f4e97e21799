import { Button } from '@quits/ui';
import type { LogEntry } from '../api/index.ts';
import { fetchJson } from '../lib/fetch-json.ts';
import { perform } from '../lib/perform.ts';
import { toasts } from '../lib/toasts.ts';
import { TEXTS } from '../texts.ts';

/** Lets a failed event run again; nothing for other entries of logs. */
export function RunAgain({ data }: Pick<LogEntry, 'data'>) {
  const { event } = data;
  if (typeof data['function'] !== 'string' || typeof event !== 'number') return null;
  const run = async () => {
    const isDone = await perform(() => fetchJson('/__/api/functions/retry', { body: { event } }));
    if (isDone) toasts.show({ text: TEXTS.logs.runsAgain });
  };
  return (
    <Button size="small" variant="quiet" onClick={() => void run()}>
      {TEXTS.logs.runAgain}
    </Button>
  );
}
