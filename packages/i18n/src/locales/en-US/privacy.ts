/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacy',
  askTitle: 'May we count how Quits is used?',
  askText:
    'Which screens, how fast, which errors. Never names, amounts or texts. You can change your mind in your account.',
  agree: 'Yes, count me',
  decline: 'No, thanks',
  lead: 'Quits keeps what you type in, so that you and your groups can see it, and nothing more.',
  storedTitle: 'What is stored',
  storedText:
    'Your name, your photo and how you sign in; your groups with their people, expenses, comments, files and history. This device keeps a copy, so that everything works offline.',
  countedTitle: 'What is counted, if you agree',
  countedText:
    'Which kinds of screens are opened, how fast they are, what is added and which errors occur; as numbers and words of a fixed list.',
  neverTitle: 'What never happens',
  neverText:
    'No ads, no sale of data, no profiles. Names, amounts, titles and texts are never counted.',
  rightsTitle: 'What you can do',
  rightsText:
    'Take everything with you as one file, or delete your account with all it holds: both in your account.',
  browserSaysNo: 'Your browser asks sites not to count you, so Quits does not.',
} as const;
