import { useLiveQuery } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, List, ListRow } from '@quits/ui';
import { activity } from '@quits/product/activity/collections.ts';
import { joinedBy } from '@quits/product/queries.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { useAccountPerson } from '../group-people/use-account-person.ts';
import { useGroup } from '../open-group/group-context.tsx';
import styles from './group-invites.module.css';

/** Props of {@link JoinedBy}. */
export interface JoinedByProps {
  readonly inviteId: string;
}

/** Members who joined by a link, newest first; renders nothing if there are none. */
export function JoinedBy({ inviteId }: JoinedByProps) {
  const t = useT();
  const { date } = useFormatter();
  const { id: groupId } = useGroup();
  const personOf = useAccountPerson();
  const state = useLiveQuery(activity, { groupId }, joinedBy(inviteId));
  if (state.status !== 'ready' || state.data.length === 0) return null;
  return (
    <div>
      <h3 className={styles['note']}>{t('settings:linkJoined')}</h3>
      <List aria-label={t('settings:linkJoined')}>
        {state.data.map(({ id, data: { by, at } }) => {
          const { name, hue, src, isReader } = personOf(by);
          return (
            <ListRow
              key={id}
              leading={<Avatar name={name} hue={hue} src={src} size="small" />}
              title={isReader ? t('common:you') : name}
              {...(at === null ? {} : { description: date(localDate(at)) })}
            />
          );
        })}
      </List>
    </div>
  );
}
