import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'İçe aktar',
  text: 'Gruplarını başka bir uygulamadan getir. Sen onaylamadan hiçbir şey yazılmaz.',
  choose: 'Dosya seç',
  drop: 'Dosyayı buraya bırak',
  reading: 'Okunuyor…',
  found_one: '{{count}} harcama bulundu',
  found_other: '{{count}} harcama bulundu',
  badRows_one: '{{count}} satır okunamıyor',
  badRows_other: '{{count}} satır okunamıyor',
  badRow: 'Satır {{line}}: {{reason}}',
  known_one: '{{count}} harcama zaten burada',
  known_other: '{{count}} harcama zaten burada',
  mapPeople: 'Kim kim?',
  newPerson: 'Yeni bir kişi',
  intoGroup: 'Gruba',
  confirm: 'İçe aktar',
  importing: 'İçe aktarılıyor…',
  imported_one: '{{count}} harcama içe aktarıldı',
  imported_other: '{{count}} harcama içe aktarıldı',
} as const satisfies LocaleNamespace<'importing'>;
