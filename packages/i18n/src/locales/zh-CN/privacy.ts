import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: '隐私',
  askTitle: '可以统计 Quits 的使用情况吗？',
  askText: '哪些界面、多快、哪些错误。绝不包含姓名、金额或文字。可随时在账户中更改。',
  agree: '可以',
  decline: '不用了',
  lead: 'Quits 只保存你输入的内容，供你和群组查看，仅此而已。',
  storedTitle: '存储了什么',
  storedText:
    '你的姓名、照片和登录方式；群组及其成员、花销、评论、文件和历史。此设备保留副本，以便离线使用。',
  countedTitle: '同意后统计什么',
  countedText: '打开了哪类界面、速度、添加了哪类内容、出现了哪些错误；只用固定列表中的数字和词。',
  neverTitle: '绝不会发生',
  neverText: '没有广告，不出售数据，不做画像。姓名、金额、标题和文字绝不统计。',
  rightsTitle: '你可以做什么',
  rightsText: '把一切导出为一个文件，或删除账户及其全部内容：都在账户中。',
  browserSaysNo: '你的浏览器要求不被统计，因此 Quits 不统计。',
} as const satisfies LocaleNamespace<'privacy'>;
