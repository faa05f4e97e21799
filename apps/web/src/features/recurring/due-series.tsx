import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useEffect } from 'react';
import { notices } from '../../platform/notices/notices.ts';
import { useDueOccurrences } from './use-due-occurrences.ts';

/** More than so many at once are only added when a person says so. */
const UNASKED = 3;

/** Adds the repeating expenses that are due; asks first when there are many. */
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
