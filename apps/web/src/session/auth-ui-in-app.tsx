import { type AuthPlace, type AuthUi, AuthUiProvider } from '@quits/auth-ui';
import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { type ReactNode, use, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { nameDocument } from '@quits/app-platform/screen/document-title.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import { SignInProviders } from './sign-in-providers.ts';

const PLACES: Readonly<Record<AuthPlace, () => string>> = {
  start: paths.welcome,
  signIn: paths.signIn,
  signUp: paths.signUp,
  resetPassword: paths.resetPassword,
};

/** Provides the app's routes to the sign-in and account screens of `auth-ui`. */
export function AuthUiInApp({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const t = useT();
  const name = t('common:appName');
  const providers = use(SignInProviders);
  const app = useMemo<AuthUi>(
    () => ({
      linkTo: (place, email) =>
        linkTo(PLACES[place](), email === undefined ? undefined : { email }),
      leave: (returnTo) => void navigate(returnTo ?? paths.groups(), { replace: true }),
      mergeWays: (
        <Button fullWidth render={linkTo(paths.secondDevice())}>
          {t('account:deviceEnter')}
        </Button>
      ),
      nameScreen: (title) => nameDocument(`${title} · ${name}`),
      ...(providers === undefined
        ? {}
        : {
            providers: providers.map(({ id }) => id),
            providerNames: Object.fromEntries(providers.map((one) => [one.id, one.name])),
          }),
    }),
    [navigate, name, providers, t],
  );
  return <AuthUiProvider app={app}>{children}</AuthUiProvider>;
}
