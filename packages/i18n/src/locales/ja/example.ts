import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: '湖畔の週末',
  ownName: '自分',
  flat: '水辺の家',
  train: '列車の切符',
  groceries: '食料品',
  dinner: '桟橋での夕食',
  tram: '路面電車',
  museum: '博物館',
  pastries: '焼き菓子',
  boat: '手こぎボート',
} as const satisfies LocaleNamespace<'example'>;
