import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Gizlilik',
  askTitle: 'Quits nasıl kullanılıyor, sayabilir miyiz?',
  askText:
    'Hangi ekranlar, ne kadar hızlı, hangi hatalar. Asla ad, tutar ya da metin değil. Fikrini hesabında değiştirebilirsin.',
  agree: 'Evet, sayın',
  decline: 'Hayır, teşekkürler',
  lead: 'Quits yazdıklarını sen ve grupların görsün diye saklar, fazlasını değil.',
  storedTitle: 'Neler saklanır',
  storedText:
    'Adın, fotoğrafın ve giriş yolların; kişileri, harcamaları, yorumları, dosyaları ve geçmişiyle grupların. Her şey çevrimdışı çalışsın diye bu cihazda bir kopya durur.',
  countedTitle: 'Kabul edersen neler sayılır',
  countedText:
    'Hangi tür ekranlar açılıyor, ne kadar hızlı, ne ekleniyor, hangi hatalar oluyor; sabit bir listeden sayı ve sözcüklerle.',
  neverTitle: 'Asla olmayanlar',
  neverText:
    'Reklam yok, veri satışı yok, profil yok. Adlar, tutarlar, başlıklar ve metinler asla sayılmaz.',
  rightsTitle: 'Neler yapabilirsin',
  rightsText: 'Her şeyi tek dosyada almak ya da hesabını içindekilerle silmek: ikisi de hesabında.',
  browserSaysNo: 'Tarayıcın sayılmamanı istiyor, Quits de saymıyor.',
} as const satisfies LocaleNamespace<'privacy'>;
