import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { addDays } from '@quits/ledger';
import { Badge, Button, Dialog, Icon, IconButton, IconTile, ListRow, Menu } from '@quits/ui';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCategories } from '../../categories/use-categories.ts';
import { markOf } from '@quits/product/category/category-mark.ts';
import { changeSeries, deleteSeries } from '@quits/product/series/change-series.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { isOver, isPaused, nextDay } from '@quits/product/series/recurrence.ts';
import type { Recurring } from '@quits/product/series/schema.ts';
import { REPEAT_TEXT } from '@quits/product/expense-form/repeat-text.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { Amount } from '../../money/amount.tsx';
import { paths } from '../../routing/paths.ts';
import { useJoined } from '../../text/use-joined.ts';
import { useLabelled } from '../../text/use-labelled.ts';

/** Props of {@link SeriesRow}. */
export interface SeriesRowProps {
  readonly series: Doc<Recurring>;
  readonly mayChange: boolean;
}

/** One series: what, how often, when next; and the actions to edit, pause and stop it. */
export function SeriesRow({ series, mayChange }: SeriesRowProps) {
  const t = useT();
  const { date } = useFormatter();
  const joined = useJoined();
  const labelled = useLabelled();
  const { id: groupId } = useGroup();
  const { categoryOf } = useCategories();
  const database = useDatabase();
  const navigate = useNavigate();
  const uid = useUser()?.uid;
  const [asking, setAsking] = useState(false);
  const { data } = series;
  const { template, frequency, nextDate } = data;
  const rests = isPaused(data);
  const over = isOver(data);

  function toggle(): void {
    if (uid === undefined) return;
    const today = localDate(new Date());
    // Occurrences skipped while paused are not added later.
    const next = nextDate < today ? nextDay(data, addDays(today, -1)) : nextDate;
    const change = rests ? { rests: false, nextDate: next } : { rests: true };
    changeSeries(database, { groupId, uid, series }, change);
  }

  return (
    <ListRow
      leading={<IconTile {...markOf(categoryOf(template.category))} />}
      title={template.title}
      description={
        over ? (
          <>
            {t(REPEAT_TEXT[frequency])} <Badge>{t('entry:ended')}</Badge>
          </>
        ) : rests ? (
          <>
            {t(REPEAT_TEXT[frequency])} <Badge tone="warning">{t('entry:paused')}</Badge>
          </>
        ) : (
          joined([t(REPEAT_TEXT[frequency]), t('entry:next', { date: date(nextDate) })])
        )
      }
      amount={<Amount minor={template.amount} currency={template.currency} />}
      action={
        mayChange ? (
          <>
            <Menu
              label={template.title}
              trigger={
                <IconButton
                  label={labelled(t('common:more'), template.title)}
                  icon={<Icon glyph={EllipsisVertical} />}
                />
              }
              sections={[
                {
                  id: 'change',
                  items: [
                    {
                      id: 'edit',
                      label: t('common:edit'),
                      onSelect: () => void navigate(paths.editSeries(groupId, series.id)),
                    },
                    ...(over
                      ? []
                      : [
                          {
                            id: 'pause',
                            label: t(rests ? 'entry:resume' : 'entry:pause'),
                            onSelect: toggle,
                          },
                        ]),
                    {
                      id: 'stop',
                      label: t('entry:stop'),
                      tone: 'danger',
                      onSelect: () => setAsking(true),
                    },
                  ],
                },
              ]}
            />
            <Dialog
              variant="alert"
              open={asking}
              onOpenChange={setAsking}
              title={t('entry:stop')}
              description={t('entry:seriesStays')}
              labels={{ close: t('common:close') }}
              actions={
                <>
                  <Button
                    variant="danger"
                    onClick={() => {
                      setAsking(false);
                      if (uid !== undefined) deleteSeries(database, { groupId, uid, series });
                    }}
                  >
                    {t('entry:stop')}
                  </Button>
                  <Button onClick={() => setAsking(false)}>{t('common:cancel')}</Button>
                </>
              }
            />
          </>
        ) : undefined
      }
    />
  );
}
