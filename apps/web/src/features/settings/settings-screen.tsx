import { useT } from '@quits/i18n/react';
import { Banner, Card, List, ListRow } from '@quits/ui';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { AboutSection } from './about-section.tsx';
import { ClaimSection } from './claim-section.tsx';
import { DangerZone } from './danger-zone.tsx';
import { InviteSection } from './invite-section.tsx';
import { MergedPeople } from './merged-people.tsx';
import { PeopleSection } from './people-section.tsx';
import { RecountSection } from './recount-section.tsx';
import { UnfinishedMerges } from './unfinished-merges.tsx';
import styles from './settings.module.css';

/** Settings of a group; visible but disabled without write access. */
export function SettingsScreen() {
  const t = useT();
  const { id, data } = useGroup();
  const { mayWrite, isArchived } = useRights();
  useTitle(t('groups:settings'));
  return (
    <div className={styles['root']}>
      {isArchived && data.deletingAt === undefined ? (
        <Banner tone="info">{t('errors:groupArchived')}</Banner>
      ) : null}
      {mayWrite ? <UnfinishedMerges /> : null}
      {mayWrite ? <ClaimSection /> : null}
      <AboutSection />
      <PeopleSection />
      {mayWrite ? <MergedPeople /> : null}
      {mayWrite ? <InviteSection /> : null}
      <Card>
        <List>
          <ListRow title={t('groups:categories')} render={linkTo(paths.groupCategories(id))} />
          <ListRow title={t('groups:recurring')} render={linkTo(paths.groupRecurring(id))} />
          <ListRow title={t('settings:export')} render={linkTo(paths.groupExport(id))} />
        </List>
      </Card>
      {mayWrite && !isArchived ? <RecountSection /> : null}
      <DangerZone />
    </div>
  );
}
