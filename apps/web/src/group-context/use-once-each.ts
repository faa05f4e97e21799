import type { Doc } from '@quits/firestore';
import { useRef } from 'react';

/**
 * Lets something be done once to each version of a document: the second of two taps comes before the first one shows, and
 * what it would write is refused.
 */
export function useOnceEach(): (
  document: Doc<{ readonly version: number }>,
  run: () => void,
) => void {
  const done = useRef<string>(undefined);
  return ({ path, data }, run) => {
    const version = `${path} ${data.version}`;
    if (done.current === version) return;
    done.current = version;
    run();
  };
}
