import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'סוף שבוע באגם',
  ownName: 'אני',
  flat: 'בית על המים',
  train: 'כרטיסי רכבת',
  groceries: 'מצרכים',
  dinner: 'ארוחת ערב על המזח',
  tram: 'רכבת קלה',
  museum: 'מוזאון',
  pastries: 'מאפים',
  boat: 'סירת משוטים',
} as const satisfies LocaleNamespace<'example'>;
