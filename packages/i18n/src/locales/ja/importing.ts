import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'インポート',
  text: 'ほかのアプリからグループを移せます。確認するまで何も書き込まれません。',
  choose: 'ファイルを選ぶ',
  drop: 'ここにファイルをドロップ',
  reading: '読み取り中…',
  found_other: '支出{{count}}件が見つかりました',
  badRows_other: '{{count}}行は読み取れません',
  badRow: '{{line}}行目：{{reason}}',
  known_other: '支出{{count}}件はすでにあります',
  mapPeople: 'だれがだれですか？',
  newPerson: '新しい人',
  intoGroup: 'グループへ',
  confirm: 'インポート',
  importing: 'インポート中…',
  imported_other: '支出{{count}}件をインポートしました',
  unbalanced: '内訳が合計と合いません',
  adapted_other: '{{count}}行を調整しました',
  matches: '残高はファイルと一致します。',
  differs: '残高がファイルと異なります。',
  unfinished: 'インポートが中断されました。',
  unsupported: '情報が足りません。JSONで書き出してください。',
} as const satisfies LocaleNamespace<'importing'>;
