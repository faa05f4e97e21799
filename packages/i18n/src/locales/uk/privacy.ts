import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Приватність',
  askTitle: 'Можна рахувати, як користуються Quits?',
  askText:
    'Екрани, швидкість, помилки. Ніколи імена, суми чи тексти. Це можна змінити в обліковому записі.',
  agree: 'Так, рахуйте',
  decline: 'Ні, дякую',
  lead: 'Quits зберігає лише те, що ви вводите.',
  storedTitle: 'Що зберігається',
  storedText: 'Ім’я, фото, спосіб входу; групи з усім умістом. Копія є на цьому пристрої.',
  countedTitle: 'Що рахується, якщо ви згодні',
  countedText: 'Екрани, швидкість, що додається, помилки; числами та словами зі сталого списку.',
  neverTitle: 'Чого не буває ніколи',
  neverText: 'Ні реклами, ні продажу даних, ні профілів.',
  rightsTitle: 'Що ви можете',
  rightsText: 'Забрати все одним файлом або видалити обліковий запис: обидва в ньому ж.',
  browserSaysNo: 'Ваш браузер просить не рахувати вас.',
} as const satisfies LocaleNamespace<'privacy'>;
