import type { Doc } from '@quits/firestore';
import { useRef } from 'react';

/**
 * Lets something be done once to each revision of a document: the second of two taps comes before the first one shows, and
 * what it would write is refused.
 */
export function useOnceEach(): (document: Doc<{ readonly rev: string }>, run: () => void) => void {
  const done = useRef<string>(undefined);
  return ({ path, data }, run) => {
    const revision = `${path} ${data.rev}`;
    if (done.current === revision) return;
    done.current = revision;
    run();
  };
}
