import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Vie privée',
  askTitle: 'Pouvons-nous compter l’usage de Quits ?',
  askText:
    'Quels écrans, à quelle vitesse, quelles erreurs. Jamais de noms, de montants ni de textes. Vous pouvez changer d’avis dans votre compte.',
  agree: 'Oui, comptez-moi',
  decline: 'Non, merci',
  lead: 'Quits garde ce que vous saisissez, pour vous et vos groupes, et rien de plus.',
  storedTitle: 'Ce qui est conservé',
  storedText:
    'Votre nom, votre photo et votre façon de vous connecter ; vos groupes avec personnes, dépenses, commentaires, fichiers et historique. Cet appareil en garde une copie pour fonctionner hors ligne.',
  countedTitle: 'Ce qui est compté, si vous acceptez',
  countedText:
    'Quels types d’écrans sont ouverts, leur vitesse, ce qui est ajouté et quelles erreurs surviennent ; en nombres et en mots d’une liste fixe.',
  neverTitle: 'Ce qui n’arrive jamais',
  neverText:
    'Pas de publicité, pas de vente de données, pas de profils. Noms, montants, titres et textes ne sont jamais comptés.',
  rightsTitle: 'Ce que vous pouvez faire',
  rightsText:
    'Tout emporter dans un fichier, ou supprimer votre compte et tout son contenu : les deux dans votre compte.',
  browserSaysNo: 'Votre navigateur demande de ne pas vous compter, donc Quits ne le fait pas.',
} as const satisfies LocaleNamespace<'privacy'>;
