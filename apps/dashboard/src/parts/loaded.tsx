import { Skeleton } from '@quits/ui';
import type { ReactNode } from 'react';
import type { Resource } from '../lib/use-resource.ts';
import { TEXTS } from '../texts.ts';
import { Failure } from './failure.tsx';

/** Props of {@link Loaded}. */
export interface LoadedProps<T> {
  readonly from: Resource<T>;
  /** Skeleton rows while loading. @default 8 */
  readonly rows?: number;
  readonly children: (value: T) => ReactNode;
}

/** Renders loaded data, a skeleton while loading, or the error. */
export function Loaded<T>({ from, rows = 8, children }: LoadedProps<T>) {
  if (from.value !== undefined) return children(from.value);
  if (from.error !== undefined) return <Failure error={from.error} onRetry={from.reload} />;
  return <Skeleton shape="row" count={rows} label={TEXTS.app.loading} />;
}
