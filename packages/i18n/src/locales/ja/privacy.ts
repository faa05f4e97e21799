import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'プライバシー',
  askTitle: 'Quitsの使われ方を数えてもよいですか？',
  askText:
    'どの画面か、速さ、エラーだけ。名前・金額・文章は数えません。アカウントでいつでも変更できます。',
  agree: 'はい、どうぞ',
  decline: 'いいえ',
  lead: 'Quitsは入力された内容を、あなたとグループが見られるように保存するだけです。',
  storedTitle: '保存される内容',
  storedText:
    '名前、写真、ログイン方法。グループとその人、支出、コメント、ファイル、履歴。オフラインでも使えるよう、この端末にも写しを置きます。',
  countedTitle: '同意した場合に数える内容',
  countedText: '開いた画面の種類、速さ、追加したものの種類、エラー。決まった一覧の数と語だけです。',
  neverTitle: '決してしないこと',
  neverText:
    '広告、データの販売、プロファイル作成はしません。名前・金額・件名・文章は決して数えません。',
  rightsTitle: 'できること',
  rightsText:
    'すべてを1つのファイルで持ち出すこと、アカウントを中身ごと削除すること。どちらもアカウント画面で。',
  browserSaysNo: 'ブラウザが計測を拒否しているため、Quitsは数えません。',
} as const satisfies LocaleNamespace<'privacy'>;
