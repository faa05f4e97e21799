import type { Doc } from '@quits/firestore';
import { useRef } from 'react';

/**
 * Returns a function that runs an action once per revision of a document: a second tap may come
 * before the first one's result is rendered, and its write would be rejected.
 */
export function useOncePerRevision(): (
  document: Doc<{ readonly rev: string }>,
  run: () => void,
) => void {
  const done = useRef<string>(undefined);
  return ({ path, data }, run) => {
    const revision = `${path} ${data.rev}`;
    if (done.current === revision) return;
    done.current = revision;
    run();
  };
}
