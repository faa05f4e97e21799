import type { Translate } from '@quits/i18n';
import type { ToldGroupChange } from './told-group-change.ts';

/** Returns a sentence that describes the reader's change of a group. */
export function yourGroupSentence(
  t: Translate,
  { change, other, isOwn, from, isAboutPerson }: ToldGroupChange,
): string {
  const count = change?.count ?? 0;
  switch (change?.change) {
    case 'archived':
      return t('you:archived');
    case 'reopened':
      return t('you:reopened');
    case 'removed':
      return t('you:removed', { other });
    case 'left':
      return t('you:left');
    case 'role':
      return isOwn ? t('you:roleChangedSelf') : t('you:roleChanged', { other });
    case 'repaired':
      return t('you:repaired');
    case 'imported':
      return t('you:imported', { count });
    case 'exampleAdded':
      return t('you:exampleAdded');
    case 'reverted':
      return t('you:importReverted', { count });
    case 'personAdded':
      return change.count === undefined
        ? t('you:personAdded', { other })
        : t('you:peopleAdded', { count });
    case 'personRemoved':
      return t('you:personRemoved');
    case 'personLeft':
      return t('you:personLeft', { other });
    case 'personBack':
      return t('you:personBack', { other });
    case 'claimed':
      return t('you:joined');
    case 'unclaimed':
      return isOwn ? t('you:unclaimedSelf') : t('you:unclaimed', { other });
    case 'offered':
      return t('you:offered', { other });
    case 'merged':
      return !isAboutPerson || isOwn || from === undefined
        ? t('you:mergedTwo')
        : t('you:merged', { from, other });
    case 'unmerged':
      return t('you:unmerged');
    case 'category':
      return t('you:category');
    case 'series':
      return t('you:series');
    case 'defaults':
      return t('you:defaults');
    case 'settings':
    case undefined:
      if (change === undefined || !isAboutPerson) return t('you:groupChanged');
      return isOwn ? t('you:personEditedSelf') : t('you:personEdited', { other });
  }
}
