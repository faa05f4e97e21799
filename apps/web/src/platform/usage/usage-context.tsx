import { createContext, type ReactNode, use } from 'react';
import type { Usage } from './create-usage.ts';

const UsageContext = createContext<Usage | undefined>(undefined);

/** Props of {@link UsageProvider}. */
export interface UsageProviderProps {
  readonly usage: Usage;
  readonly children: ReactNode;
}

/** Provides consent and usage data to the screens. */
export function UsageProvider({ usage, children }: UsageProviderProps) {
  return <UsageContext value={usage}>{children}</UsageContext>;
}

/** Returns consent and usage data; `undefined` outside of the provider. */
export function useUsage(): Usage | undefined {
  return use(UsageContext);
}
