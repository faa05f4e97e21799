import { getRememberedUser } from '@quits/auth';
import { type ReactNode, useState } from 'react';
import { type Start, WelcomeView } from '../features/welcome/welcome-view.tsx';
import { paths } from '../routing/paths.ts';
import { rememberEarlyClick } from '@quits/app-platform/boot/early-click.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { ShellSkeleton } from '../session/shell-skeleton.tsx';

/** Rendered at startup until the router, the sign-in machine and the database have loaded. */
export function FirstPaint() {
  if (window.location.pathname !== paths.welcome()) return <ShellSkeleton />;
  return getRememberedUser(deviceStorage()) === undefined ? <EarlyWelcome /> : <ShellSkeleton />;
}

function EarlyWelcome() {
  const [starting, setStarting] = useState<Start>();
  return (
    <WelcomeView
      starting={starting}
      onStart={(what) => {
        rememberEarlyClick(what);
        setStarting(what);
      }}
      renderSignIn={pageLink(paths.signIn())}
      renderSignUp={pageLink(paths.signUp())}
    />
  );
}

/** Returns a render prop for a link that works without a router. */
function pageLink(href: string) {
  return ({ children, ...props }: { readonly children?: ReactNode }) => (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
