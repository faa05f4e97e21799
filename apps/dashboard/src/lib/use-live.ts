import { useEffect } from 'react';

/** Delay between a change and the reload, in milliseconds: one user action causes many requests. */
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
