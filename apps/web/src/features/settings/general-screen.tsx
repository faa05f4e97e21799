import { useRights } from '../../open-group/use-rights.ts';
import { AboutSection } from './about-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { UnfinishedMerges } from './unfinished-merges.tsx';

/** The first section of the settings: unfinished merges, the group's name, currency and plan, and notifications. */
export function GeneralScreen() {
  const { mayWrite } = useRights();
  return (
    <>
      {mayWrite ? <UnfinishedMerges /> : null}
      <AboutSection />
      <NotificationsSection />
    </>
  );
}
