import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOpenFiles } from '../../dropped/use-open-files.ts';
import { paths } from '../../routing/paths.ts';
import { takeSharedFiles } from './shared-files.ts';

/** Name of the parameter by which the service worker says that files wait. */
const SHARED = 'shared';

/** Opens what another app shared on the screen for it; what needs a group stays here. Returns whether that is still going on. */
export function useSharedFiles(): boolean {
  const navigate = useNavigate();
  const openFiles = useOpenFiles();
  const [params] = useSearchParams();
  const [isReading, setReading] = useState(params.has(SHARED));

  const lead = useEffectEvent(async () => {
    const path = await openFiles(await takeSharedFiles());
    const rest = new URLSearchParams(params);
    rest.delete(SHARED);
    const isHere = path === undefined || path === paths.addSomewhere();
    await navigate(isHere ? { search: rest.toString() } : path, { replace: true });
  });
  useEffect(() => {
    async function read(): Promise<void> {
      await lead();
      setReading(false);
    }
    if (isReading) void read();
  }, [isReading]);
  return isReading;
}
