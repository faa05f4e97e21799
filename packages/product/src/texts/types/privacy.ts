// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `privacy`. */
export interface PrivacyTexts {
  readonly title: 'Privacy';
  readonly askTitle: 'Help improve Quits?';
  readonly askText: 'Share anonymous data on which pages you open, how fast they load, and errors. Never names, amounts, or text. Change this anytime in your account.';
  readonly agree: 'Share usage data';
  readonly decline: 'No thanks';
  readonly lead: 'Quits stores what you enter so that you and your groups can see it, and nothing else.';
  readonly storedTitle: 'What we store';
  readonly storedText: 'Your name, photo, and sign-in methods; your groups with their people, expenses, budgets, comments, files, and history. Until you sign out, a copy stays on this device so everything works offline. Members of your groups see a small copy of your photo unless you turn that off. Only people who owe you see the payment details you add. Only you see which names you join. For security, the server records when and how you sign in, with your IP address, for up to 30 days. If you turn on notifications, the server keeps each device’s push address until you turn them off or sign out, and your choices, your time zone, and how far you’ve seen each group until you delete your account. If you choose an email summary, it also keeps that choice and when it last sent one. A reminder to pay that someone sends you is kept for a week, with the amounts and the sender. If you use other devices as a guest, it keeps which ones and when you added them. If this server offers a model that reads receipts, a photo goes there only when you press the button that names it; this server keeps neither the photo nor the answer.';
  readonly countedTitle: 'What we collect if you agree';
  readonly countedText: 'The kinds of pages you open, how fast they load, what kinds of things you add, and which errors occur – always as numbers or words from a fixed list.';
  readonly neverTitle: 'What we never do';
  readonly neverText: 'No ads, no selling data, no profiling. We never collect names, amounts, descriptions, or text.';
  readonly rightsTitle: 'Your choices';
  readonly rightsText: 'Export everything as one file, or delete your account and everything in it. Both are in your account settings.';
  readonly browserSaysNo: 'Your browser asks sites not to track you, so Quits doesn’t.';
}
