import { createContext, type ReactNode, use } from 'react';
import type { Usage } from './create-usage.ts';

const UsageContext = createContext<Usage | undefined>(undefined);

/** Props of {@link UsageProvider}. */
export interface UsageProviderProps {
  readonly usage: Usage;
  readonly children: ReactNode;
}

/** Gives the screens consent and counting. */
export function UsageProvider({ usage, children }: UsageProviderProps) {
  return <UsageContext value={usage}>{children}</UsageContext>;
}

/** Consent and counting; `undefined` before the app is up. */
export function useUsage(): Usage | undefined {
  return use(UsageContext);
}
