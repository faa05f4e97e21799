import { useEffect } from 'react';

/** Milliseconds after a change before reloading: one action of an app makes many requests. */
const REST = 150;

/** Calls back after changes of a topic. */
export function useLive(topic: string, changed: () => void): void {
  useEffect(() => {
    const source = new EventSource(`/__/live/${topic}`);
    let timer: number | undefined;
    source.addEventListener('message', () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        changed();
      }, REST);
    });
    return () => {
      source.close();
      window.clearTimeout(timer);
    };
  }, [topic, changed]);
}
