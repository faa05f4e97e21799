import { AppShell, Icon, Logo, type ShellItem, Toaster } from '@quits/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { toasts } from '../lib/toasts.ts';
import { useMedia, WIDE } from '../lib/use-media.ts';
import { TEXTS } from '../texts.ts';
import { IN_BAR, isHere, type Place, PLACES } from './places.ts';
import styles from './shell.module.css';

const MORE: Place = { path: '/more', label: TEXTS.app.more, glyph: Ellipsis };

/** The frame of every page: the rail, or the bar of small screens. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isWide = useMedia(WIDE);
  const shown = isWide ? PLACES : [...PLACES.slice(0, IN_BAR), MORE];
  const here = PLACES.find((place) => isHere(place, pathname));
  const current = here === undefined || shown.includes(here) ? here : MORE;

  useEffect(() => {
    document.title = `${here?.label ?? TEXTS.app.more} · ${TEXTS.app.name}`;
  }, [here]);

  return (
    <>
      <AppShell
        brand={
          <Link to="/" className={styles['brand']}>
            <Logo />
            {TEXTS.app.name}
          </Link>
        }
        items={shown.map((place) => itemOf(place, place === (current ?? MORE)))}
        labels={{ navigation: TEXTS.app.navigation, skip: TEXTS.app.skip }}
      >
        {children}
      </AppShell>
      <Toaster
        queue={toasts}
        labels={{ region: TEXTS.app.notifications, dismiss: TEXTS.app.dismiss }}
      />
    </>
  );
}

function itemOf({ path, label, glyph }: Place, isCurrent: boolean): ShellItem {
  return {
    id: path,
    label,
    icon: <Icon glyph={glyph} />,
    place: isCurrent ? 'here' : 'elsewhere',
    render: (props) => <Link {...props} to={path} />,
  };
}
