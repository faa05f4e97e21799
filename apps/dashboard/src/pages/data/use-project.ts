import type { Overview } from '../../api/index.ts';
import { useResource } from '../../lib/use-resource.ts';

/** Returns the id of the project, or `''` until it is loaded. */
export function useProject(): string {
  return useResource<Overview>('/__/api/overview').value?.project ?? '';
}
