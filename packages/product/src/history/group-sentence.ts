import type { Translate } from '@quits/i18n';
import type { ToldGroupChange } from './told-group-change.ts';
import { yourGroupSentence } from './your-group-sentence.ts';

/** Returns a sentence that describes a group change. */
export function groupSentence(t: Translate, told: ToldGroupChange): string {
  const { change, actor: name, other, isOwn, from, isAboutPerson } = told;
  if (name === undefined) return yourGroupSentence(t, told);
  const count = change?.count ?? 0;
  switch (change?.change) {
    case 'archived':
      return t('activity:archived', { name });
    case 'reopened':
      return t('activity:reopened', { name });
    case 'removed':
      return isOwn ? t('you:removedYou', { name }) : t('activity:removed', { name, other });
    case 'left':
      return t('balances:left', { name });
    case 'role':
      return isOwn ? t('you:roleChangedYou', { name }) : t('balances:roleChanged', { name, other });
    case 'repaired':
      return t('activity:repaired', { name });
    case 'imported':
      return t('activity:imported', { name, count });
    case 'exampleAdded':
      return t('activity:exampleAdded', { name });
    case 'reverted':
      return t('activity:importReverted', { name, count });
    case 'personAdded':
      if (change.count !== undefined) return t('activity:peopleAdded', { name, count });
      return isOwn ? t('you:personAddedYou', { name }) : t('activity:personAdded', { name, other });
    case 'personRemoved':
      // The group keeps no data of a removed person, not even the name.
      return t('activity:personRemoved', { name });
    case 'personLeft':
      return isOwn ? t('you:personLeftYou', { name }) : t('activity:personLeft', { name, other });
    case 'personBack':
      return isOwn ? t('you:personBackYou', { name }) : t('activity:personBack', { name, other });
    case 'claimed':
      // An account is shown by the name of the person it claimed.
      return name === other
        ? t('balances:joined', { name })
        : t('activity:claimed', { name, other });
    case 'unclaimed':
      return isOwn ? t('you:unclaimedYou', { name }) : t('activity:unclaimed', { name, other });
    case 'offered':
      return isOwn ? t('you:offeredYou', { name }) : t('activity:offered', { name, other });
    case 'merged':
      if (!isAboutPerson || from === undefined) return t('activity:mergedTwo', { name });
      return isOwn
        ? t('you:mergedYou', { name, from })
        : t('activity:merged', { name, from, other });
    case 'unmerged':
      return t('activity:unmerged', { name });
    case 'category':
      return t('activity:category', { name });
    case 'series':
      return t('activity:series', { name });
    case 'defaults':
      return t('activity:defaults', { name });
    case 'settings':
    case undefined:
      if (change === undefined || !isAboutPerson) return t('balances:groupChanged', { name });
      return isOwn
        ? t('you:personEditedYou', { name })
        : t('activity:personEdited', { name, other });
  }
}
