import type { ComponentType, ReactNode } from 'react';
import { createCodeHook } from './create-code-hook.ts';

/**
 * Returns a component whose code may not be on the device. Until the code has loaded, it renders nothing; if that fails, it
 * renders `missing`, until the device is online again. With `lazy`, the whole screen would fail.
 */
export function onDemandPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (props: P) => ReactNode = () => null,
): (props: P) => ReactNode {
  const usePart = createCodeHook(load);
  return function OnDemandPart(props: P) {
    const code = usePart();
    const Shown =
      code.status === 'ready' ? code.value : code.status === 'missing' ? missing : undefined;
    return Shown === undefined ? null : <Shown {...props} />;
  };
}
