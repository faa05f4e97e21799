import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: '导入',
  text: '从其他应用带来你的群组。确认之前不会写入任何内容。',
  choose: '选择文件',
  drop: '把文件拖到这里',
  reading: '正在读取…',
  found_other: '找到 {{count}} 笔花销',
  badRows_other: '有 {{count}} 行无法读取',
  badRow: '第 {{line}} 行：{{reason}}',
  known_other: '已有 {{count}} 笔花销',
  mapPeople: '谁是谁？',
  newPerson: '新的人',
  intoGroup: '到群组',
  confirm: '导入',
  importing: '正在导入…',
  imported_other: '已导入 {{count}} 笔花销',
  unbalanced: '各部分之和不等于总额',
  adapted_other: '已调整 {{count}} 行',
  matches: '余额与文件一致。',
  differs: '余额与文件不同。',
  unfinished: '导入曾中断。',
  unsupported: '文件内容不足，请改为导出 JSON。',
} as const satisfies LocaleNamespace<'importing'>;
