import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacidad',
  askTitle: '¿Podemos contar cómo se usa Quits?',
  askText:
    'Qué pantallas, con qué rapidez, qué errores. Nunca nombres, importes ni textos. Puedes cambiar de idea en tu cuenta.',
  agree: 'Sí, de acuerdo',
  decline: 'No, gracias',
  lead: 'Quits guarda lo que escribes, para que lo veáis tú y tus grupos, y nada más.',
  storedTitle: 'Qué se guarda',
  storedText:
    'Tu nombre, tu foto y cómo entras; tus grupos con sus personas, gastos, comentarios, archivos e historial. Este dispositivo guarda una copia para funcionar sin conexión.',
  countedTitle: 'Qué se cuenta, si aceptas',
  countedText:
    'Qué tipos de pantallas se abren, lo rápidas que son, qué se añade y qué errores hay; en números y palabras de una lista fija.',
  neverTitle: 'Qué no pasa nunca',
  neverText:
    'Sin anuncios, sin venta de datos, sin perfiles. Nombres, importes, títulos y textos no se cuentan nunca.',
  rightsTitle: 'Qué puedes hacer',
  rightsText:
    'Llevarte todo en un archivo o eliminar tu cuenta con todo lo que tiene: ambas cosas en tu cuenta.',
  browserSaysNo: 'Tu navegador pide que no te cuenten, así que Quits no lo hace.',
} as const satisfies LocaleNamespace<'privacy'>;
