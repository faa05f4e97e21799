/** A word that the product doesn't use, and its replacement. */
export interface ForbiddenWord {
  readonly word: RegExp;
  readonly use: string;
}

const not = (word: RegExp, use: string): ForbiddenWord => ({ word, use });

const ENGLISH = [
  not(/\be-mail/iu, 'email'),
  not(/\bmailbox\b/iu, 'inbox'),
  not(/\btype (the|a|an|your|this|\{|“)/iu, 'enter'),
  not(/\brepeating\b/iu, 'recurring'),
  not(/\b(second|one more) step\b/iu, 'two-step verification, or verify it’s you'),
  not(/\b(ways?|method) (to sign|of signing) in\b/iu, 'sign-in method'),
  not(/\binvitation link\b/iu, 'invite link'),
  not(/\b(the window|window of)\b/iu, 'pop-up'),
  not(/\bpictures?\b/iu, 'photo of a profile, or else image'),
  not(/\bstart page\b/iu, 'home'),
  not(/\bgo(es)? on\b/iu, 'continue, or resume for uploads and imports'),
  not(/\bfor good\b/iu, 'permanently'),
  not(/\b(you|they|we|everyone|nobody|who) may\b/iu, 'can'),
  not(/^May /u, 'Can'),
  not(
    /waiting to be sent|connection is back|not sent yet/iu,
    'sync, saved on this device, or back online',
  ),
  not(/\b(exists|added|there|here|used|taken) already\b/iu, 'already before the verb'),
  not(
    /\b(is|are|was|were|do|does|did|have|has|had|could|would|should|will) not\b|\bcannot\b/iu,
    'a contraction',
  ),
  not(/(^|[.:] )You are (?!owed)/u, 'a contraction'),
  not(/\bswitched off\b/iu, 'disabled'),
  not(/\bplease\b/iu, 'nothing'),
] as const;

/** Words to avoid, by locale: other forms of address, other terms than the product's, and translated English metaphors. */
export const FORBIDDEN_WORDS: Readonly<Record<string, readonly ForbiddenWord[]>> = {
  'en-US': [
    ...ENGLISH,
    not(
      /\b(cancelled|colour|lower-case|upper-case|favourite|centre|organis\w+|recognis\w+)\b/iu,
      'the US spelling',
    ),
    not(/\b(flat|rowing boat|fuel)\b/iu, 'the US word'),
  ],
  'en-GB': [
    ...ENGLISH,
    not(/\b(canceled|color|favorite|center|lowercase|uppercase)\b/iu, 'the British spelling'),
    not(/\b(apartment|rowboat|roommates?|gas)\b/iu, 'the British word'),
    not(/\+1\b/u, '+44'),
  ],
  de: [
    not(/\bSie (haben|können|müssen|sind)\b|\bIhnen\b/u, 'du'),
    not(/Rückweg|\bBetrieb\b/u, 'what happened'),
    not(/Wege? zur Anmeldung/u, 'Anmeldemethode'),
    not(/\bVerwaltung\b/u, 'Admin'),
  ],
  fr: [
    not(/(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})/iu, 'vous'),
    not(/s’est perdu|Seconde étape/iu, 'the set term'),
  ],
  es: [
    not(/(?<!\p{L})(usted|vosotros|vuestr\p{L}+|veáis)(?!\p{L})/iu, 'tú'),
    not(/estás en paz|por partes|el regreso se perdió/iu, 'the set term'),
  ],
  it: [
    not(/(?<!\p{L})(Lei|Suo|Sua|voi|vostr[oaie])(?!\p{L})/u, 'tu'),
    not(/si è perso/iu, 'what happened'),
  ],
  nl: [not(/(?<!\p{L})(u|uw)(?!\p{L})/u, 'je'), not(/de weg terug|weggegaan/iu, 'the usual word')],
  'pt-BR': [
    not(/(?<!\p{L})(tu|teu|tua|contigo)(?!\p{L})/iu, 'você'),
    not(/caminho de volta/iu, 'what happened'),
  ],
  sv: [not(/(?<!\p{L})(Ni|Er|Ert|Era)(?!\p{L})/u, 'du'), not(/tappades bort/iu, 'what happened')],
  pl: [
    not(/(?<!\p{L})(Pan|Pani|Pana|Państwo|Państwa)(?!\p{L})/u, 'ty'),
    not(/się zgubiła/iu, 'what happened'),
  ],
  uk: [not(/(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої)(?!\p{L})/iu, 'ви')],
  tr: [not(/(?<!\p{L})(siz|sizi|size|sizin)(?!\p{L})/iu, 'sen'), not(/^At$/u, 'Sil, or Vazgeç')],
  ar: [not(/أضافه|هذا الشخص مأخوذ|من هو من/u, 'a text without gender, by meaning')],
  he: [not(/^השלכה$/u, 'ביטול השינויים')],
  hi: [not(/(?<!\p{L})(तुम|तू|तुम्हारा|तुम्हारी)(?!\p{L})/u, 'आप')],
  ja: [not(/清算/u, '精算'), not(/割合/u, '口数, or パーセント')],
  ko: [not(/(?<!\p{L})당신/u, 'no pronoun, or 나')],
  'zh-CN': [not(/您/u, '你')],
};
