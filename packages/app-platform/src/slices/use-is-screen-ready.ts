import { useEffect, useState } from 'react';
import { whenScreenReady } from './when-screen-ready.ts';

/** Returns whether the screen is ready, so that secondary content may load. */
export function useIsScreenReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    async function wait(): Promise<void> {
      await whenScreenReady();
      if (isCurrent) setIsReady(true);
    }
    void wait();
    return () => {
      isCurrent = false;
    };
  }, []);
  return isReady;
}
