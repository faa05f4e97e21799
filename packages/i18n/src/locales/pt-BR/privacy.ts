import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacidade',
  askTitle: 'Podemos contar como o Quits é usado?',
  askText:
    'Quais telas, com que rapidez, quais erros. Nunca nomes, valores ou textos. Você pode mudar de ideia na sua conta.',
  agree: 'Sim, pode contar',
  decline: 'Prefiro que não',
  lead: 'O Quits guarda o que você digita, para você e seus grupos verem, e nada mais.',
  storedTitle: 'O que é guardado',
  storedText:
    'Seu nome, sua foto e como você entra; seus grupos com pessoas, gastos, comentários, arquivos e histórico. Este aparelho guarda uma cópia para tudo funcionar offline.',
  countedTitle: 'O que é contado, se você aceitar',
  countedText:
    'Que tipos de tela são abertos, a rapidez, o que é adicionado e quais erros ocorrem; em números e palavras de uma lista fixa.',
  neverTitle: 'O que nunca acontece',
  neverText:
    'Sem anúncios, sem venda de dados, sem perfis. Nomes, valores, títulos e textos nunca são contados.',
  rightsTitle: 'O que você pode fazer',
  rightsText:
    'Levar tudo em um arquivo ou excluir a conta com tudo o que há nela: ambos na sua conta.',
  browserSaysNo: 'Seu navegador pede para não ser contado, então o Quits não conta.',
} as const satisfies LocaleNamespace<'privacy'>;
