import { useAuthUi } from './auth-ui-context.ts';

/** Names of brands, which aren't translated. */
const BRANDS: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
};

/** Returns a function that names a provider: as the app does, as its brand, or by its id. */
export function useProviderName(): (providerId: string) => string {
  const { providerNames } = useAuthUi();
  return (id) => providerNames?.[id] ?? BRANDS[id] ?? id;
}
