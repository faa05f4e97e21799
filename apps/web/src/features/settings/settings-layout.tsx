import { useT } from '@quits/i18n/react';
import { Banner, Icon, Link, SectionNav } from '@quits/ui';
import { ChevronLeft } from 'lucide-react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './settings.module.css';
import { useSections } from './use-sections.tsx';

/** Settings of a group in sections; visible but disabled without write access. */
export function SettingsLayout() {
  const t = useT();
  const { id, data } = useGroup();
  const { isArchived } = useRights();
  const sections = useSections();
  const isStart = useLocation().pathname === paths.groupSettings(id);
  const open = sections.find(({ current }) => current === true);
  useTitle(isStart ? t('groups:settings') : open?.label);
  // The user may not open this section.
  if (open === undefined) return <Navigate to={paths.groupSettings(id)} replace />;
  return (
    <div className={styles['layout']} data-wide="" data-start={isStart ? '' : undefined}>
      <SectionNav className={styles['nav']} label={t('groups:settings')} items={sections} />
      <div className={styles['root']}>
        <header className={styles['header']}>
          {isStart ? null : (
            <Link className={styles['back']} render={linkTo(paths.groupSettings(id))}>
              <Icon glyph={ChevronLeft} size="small" />
              {t('groups:settings')}
            </Link>
          )}
          <h2>{open.label}</h2>
        </header>
        {isArchived && data.deletingAt === undefined ? (
          <Banner tone="info">{t('errors:groupArchived')}</Banner>
        ) : null}
        <Outlet />
      </div>
    </div>
  );
}
