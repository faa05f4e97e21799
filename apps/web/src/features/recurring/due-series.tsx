import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useEffect } from 'react';
import { notices } from '../../platform/notices/notices.ts';
import { useDueOccurrences } from './use-due-occurrences.ts';

/** Maximum number of occurrences that are added without asking. */
const UNASKED = 3;

/** Adds due recurring expenses; asks first if there are many. */
export function DueSeries() {
  const t = useT();
  const { count, add, skip } = useDueOccurrences();

  useEffect(() => {
    if (count === 0 || count > UNASKED) return;
    add();
    notices.show({ text: t('entry:dueAdded', { count }) });
  });

  if (count <= UNASKED) return null;
  return (
    <Banner
      title={t('entry:due', { count })}
      actions={
        <>
          <Button size="small" onClick={add}>
            {t('entry:dueAdd')}
          </Button>
          <Button size="small" variant="quiet" onClick={skip}>
            {t('entry:dueSkip')}
          </Button>
        </>
      }
    />
  );
}
