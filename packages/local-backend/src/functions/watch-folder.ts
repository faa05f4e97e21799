import { watch } from 'node:fs';

/** Files may be written in several steps, by a compiler too. */
const SETTLE = 150;

/** Calls back after files of a codebase have changed; returns a function that ends it. */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLE);
    timer.unref();
  });
  watcher.unref();
  // A watched folder may be replaced by a build; the functions go on as they are.
  watcher.on('error', () => watcher.close());
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
