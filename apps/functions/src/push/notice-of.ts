import type { Activity } from '@quits/product/activity/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { changeText } from '@quits/product/notifications/change-text.ts';
import type { Notice } from '@quits/product/notifications/notice.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { textsIn } from '../texts/texts-in.ts';

/** A change of a group, and how to tell it. */
export interface NoticeOptions {
  readonly groupId: string;
  readonly activityId: string;
  readonly group: Group;
  readonly entry: Activity;
  readonly at: Date;
  readonly language: string;
  /** Whether it names the group, descriptions and amounts. */
  readonly detail: boolean;
}

/** Writes a change in a language. */
export async function noticeOf(options: NoticeOptions): Promise<Notice> {
  const { groupId, activityId, group, entry, at, language, detail } = options;
  const { t, format, locale, dir } = (await textsIn(language)).store.getState();
  const author = ownPersonId(group, entry.by);
  const name =
    (author === undefined ? undefined : group.people[author]?.name) ?? t('account:formerMember');
  const isShown = entry.target.kind === 'expense' && entry.what !== 'deleted';
  return {
    id: activityId,
    groupId,
    path: isShown
      ? `/groups/${groupId}/expenses/${entry.target.id}`
      : `/groups/${groupId}/activity`,
    title: detail ? `${group.emoji} ${group.name}`.trim() : t('common:appName'),
    body: changeText(entry, { t, format, name, detail }),
    several: t('notifications:several'),
    lang: locale,
    dir,
    at: at.getTime(),
  };
}
