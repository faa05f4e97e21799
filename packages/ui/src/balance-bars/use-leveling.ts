import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref for the bars, and whether they became even while on screen and are still moving. */
export function useLeveling(even: boolean): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const root = useRef<HTMLDivElement>(null);
  const [isAtRest, setIsAtRest] = useState(even);
  if (!even && isAtRest) setIsAtRest(false);
  const leveling = even && !isAtRest;

  useEffect(() => {
    if (!leveling) return;
    let isCurrent = true;
    async function comeToRest(): Promise<void> {
      const moving = root.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(moving.map(({ finished }) => finished));
      if (isCurrent) setIsAtRest(true);
    }
    void comeToRest();
    return () => {
      isCurrent = false;
    };
  }, [leveling]);

  return [root, leveling];
}
