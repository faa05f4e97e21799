import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'खोजें',
  placeholder: 'समूह, स्क्रीन, काम',
  shortcuts: 'कीबोर्ड शॉर्टकट',
  letters: 'एक अक्षर वाले शॉर्टकट',
  lettersHint: 'अगर आप डिवाइस आवाज़ से चलाते हैं, तो इन्हें बंद करें।',
  account: 'खाता',
  whichGroup: 'यह किस समूह के लिए है?',
  install: 'Quits इंस्टॉल करें',
  installText: 'ऐप की तरह खुलता है, बिना कनेक्शन के भी।',
  installNow: 'इंस्टॉल करें',
  installNot: 'अभी नहीं',
} as const satisfies LocaleNamespace<'commands'>;
