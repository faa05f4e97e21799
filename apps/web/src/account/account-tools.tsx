import { createContext, type ReactNode, use } from 'react';
import type { Removal } from '@quits/product/account/removal.ts';
import type { CallFunction } from '@quits/product/second-device/devices.ts';

/** Functions of the account screens beyond signing in. */
export interface AccountTools {
  readonly removal: Pick<Removal, 'decide'>;
  /** Calls a function of the server. */
  readonly call: CallFunction;
  /** Whether the server records sign-ins and tells an account of its own. */
  readonly recordsSignIns: boolean;
}

const AccountToolsContext = createContext<AccountTools | undefined>(undefined);

/** Props of {@link AccountToolsProvider}. */
export interface AccountToolsProviderProps {
  readonly tools: AccountTools;
  readonly children: ReactNode;
}

/** Provides the account tools to the screens. */
export function AccountToolsProvider({ tools, children }: AccountToolsProviderProps) {
  return <AccountToolsContext value={tools}>{children}</AccountToolsContext>;
}

/** Returns the account tools. @throws outside of its provider, which is a bug */
export function useAccountTools(): AccountTools {
  const tools = use(AccountToolsContext);
  if (tools === undefined) throw new Error('This screen needs an AccountToolsProvider.');
  return tools;
}
