import { useConsent } from '@quits/analytics/react';
import { useInstall, useInstallOffered } from '@quits/app-platform/install/use-install.ts';
import { installOffer } from '@quits/app-platform/install/install-offer.ts';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import { useT } from '@quits/i18n/react';
import { Button, Link, NoticeSlot as KitNoticeSlot } from '@quits/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Usage } from '../platform/usage/create-usage.ts';
import { useUsage } from '../platform/usage/usage-context.tsx';
import { isBrowsingPath } from '../routing/is-browsing-path.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import type { Notice } from './notice.ts';

const NoticeSheet = lazy(async () => ({
  default: (await import('./notice-sheet.tsx')).NoticeSheet,
}));

/** Number of changes, such as added expenses, before the app asks; higher for a sheet, which interrupts more. */
const ASKS_AFTER = { card: 1, sheet: 3 };

/**
 * Asks about usage data and installation: at the foot of the rail on desktops, in a sheet on
 * phones. One question at a time, and only on browsing screens.
 */
export function NoticeSlot() {
  const usage = useUsage();
  const { pathname } = useLocation();
  return usage === undefined || !isBrowsingPath(pathname) ? null : <Slot usage={usage} />;
}

function Slot({ usage: { consent, acts } }: { readonly usage: Usage }) {
  const t = useT();
  const wide = useIsWide();
  const { status } = useConsent(consent);
  const made = useSyncExternalStore(acts.subscribe, acts.getState, () => 0);
  const install = useInstall();
  const isOffered = useInstallOffered();
  if (made < ASKS_AFTER[wide ? 'card' : 'sheet']) return null;
  const notice = status === 'undecided' ? consentNotice() : installNotice();
  if (notice === undefined) return null;
  if (wide) {
    const answers = [notice.accept, notice.decline].map(({ label, run }) => (
      <Button key={label} size="small" fullWidth onClick={run}>
        {label}
      </Button>
    ));
    return <KitNoticeSlot notices={[{ ...notice, actions: answers }]} />;
  }
  return (
    <Suspense>
      <NoticeSheet {...notice} />
    </Suspense>
  );

  function consentNotice(): Notice {
    return {
      id: 'consent',
      title: t('privacy:askTitle'),
      text: (
        <>
          {t('privacy:askText')}{' '}
          <Link render={linkTo(paths.privacy())}>{t('privacy:storedTitle')}</Link>
        </>
      ),
      accept: { label: t('privacy:agree'), run: () => consent.set('granted') },
      decline: { label: t('privacy:decline'), run: () => consent.set('denied') },
    };
  }

  function installNotice(): Notice | undefined {
    if (install === undefined || !isOffered) return undefined;
    return {
      id: 'install',
      title: t('commands:install'),
      text: t('commands:installText'),
      accept: { label: t('commands:installNow'), run: install },
      decline: { label: t('commands:installNot'), run: installOffer.answer },
    };
  }
}
