// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `privacy`. */
export interface PrivacyTexts {
  readonly title: 'Privacy';
  readonly askTitle: 'Help improve Quits?';
  readonly askText: 'Which screens, how fast, which errors. Never names, amounts or texts. You can change your mind in your account.';
  readonly agree: 'Share usage data';
  readonly decline: 'No, thanks';
  readonly lead: 'Quits keeps what you type in, so that you and your groups can see it, and nothing more.';
  readonly storedTitle: 'What is stored';
  readonly storedText: 'Your name, your photo and how you sign in; your groups with their people, expenses, comments, files and history. This device keeps a copy, so that everything works offline.';
  readonly countedTitle: 'What is counted, if you agree';
  readonly countedText: 'Which kinds of screens are opened, how fast they are, what is added and which errors occur; as numbers and words of a fixed list.';
  readonly neverTitle: 'What never happens';
  readonly neverText: 'No ads, no sale of data, no profiles. Names, amounts, titles and texts are never counted.';
  readonly rightsTitle: 'What you can do';
  readonly rightsText: 'Take everything with you as one file, or delete your account with all it holds: both in your account.';
  readonly browserSaysNo: 'Your browser asks sites not to count you, so Quits does not.';
}
