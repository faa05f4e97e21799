import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacy',
  askTitle: 'Possiamo contare come viene usato Quits?',
  askText:
    'Quali schermate, quanto veloci, quali errori. Mai nomi, importi o testi. Puoi cambiare idea nel tuo account.',
  agree: 'Sì, contatemi',
  decline: 'No, grazie',
  lead: 'Quits tiene ciò che scrivi, perché tu e i tuoi gruppi lo vediate, e nient’altro.',
  storedTitle: 'Che cosa si conserva',
  storedText:
    'Nome, foto e come accedi; i tuoi gruppi con persone, spese, commenti, file e cronologia. Questo dispositivo ne tiene una copia per funzionare offline.',
  countedTitle: 'Che cosa si conta, se accetti',
  countedText:
    'Quali tipi di schermate si aprono, quanto sono veloci, che cosa si aggiunge e quali errori accadono; in numeri e parole di un elenco fisso.',
  neverTitle: 'Che cosa non succede mai',
  neverText:
    'Niente pubblicità, niente vendita di dati, niente profili. Nomi, importi, titoli e testi non si contano mai.',
  rightsTitle: 'Che cosa puoi fare',
  rightsText:
    'Portare via tutto in un file o eliminare l’account con tutto il contenuto: entrambi nel tuo account.',
  browserSaysNo: 'Il tuo browser chiede di non contarti, quindi Quits non lo fa.',
} as const satisfies LocaleNamespace<'privacy'>;
