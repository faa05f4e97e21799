import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'आयात',
  text: 'दूसरे ऐप से अपने समूह लाएँ। पुष्टि से पहले कुछ नहीं लिखा जाता।',
  choose: 'फ़ाइल चुनें',
  drop: 'फ़ाइल यहाँ छोड़ें',
  reading: 'पढ़ा जा रहा है…',
  found_one: '{{count}} खर्च मिला',
  found_other: '{{count}} खर्च मिले',
  badRows_one: '{{count}} पंक्ति पढ़ी नहीं जा सकी',
  badRows_other: '{{count}} पंक्तियाँ पढ़ी नहीं जा सकीं',
  badRow: 'पंक्ति {{line}}: {{reason}}',
  known_one: '{{count}} खर्च पहले से है',
  known_other: '{{count}} खर्च पहले से हैं',
  mapPeople: 'कौन कौन है?',
  newPerson: 'नया व्यक्ति',
  intoGroup: 'समूह में',
  confirm: 'आयात करें',
  importing: 'आयात हो रहा है…',
  imported_one: '{{count}} खर्च आयात हुआ',
  imported_other: '{{count}} खर्च आयात हुए',
} as const satisfies LocaleNamespace<'importing'>;
