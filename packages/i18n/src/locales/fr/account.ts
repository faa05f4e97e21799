import type { LocaleNamespace } from '../../messages/message-types.ts';

/** One's own account. */
export const account = {
  title: 'Votre compte',
  profile: 'Profil',
  photo: 'Photo',
  changePhoto: 'Changer la photo',
  methods: 'Moyens de connexion',
  removeMethod: 'Retirer {{method}}',
  lastMethod: 'C’est votre seul moyen de connexion.',
  changeEmail: 'Changer l’e-mail',
  changeEmailSent:
    'Nous avons envoyé un lien à {{email}}. Le changement prend effet quand vous l’ouvrez.',
  changePassword: 'Changer le mot de passe',
  setPassword: 'Définir un mot de passe',
  secondFactor: 'Seconde étape à la connexion',
  secondFactorOff: 'Désactivé',
  addTotp: 'Ajouter une application d’authentification',
  addSms: 'Ajouter un numéro de téléphone',
  removeFactor: 'Retirer {{name}}',
  scanQr: 'Scannez ce code avec votre application d’authentification.',
  orTypeKey: 'Ou saisissez cette clé :',
  recoveryNote: 'Gardez un second moyen de connexion, au cas où vous perdriez l’appareil.',
  privacy: 'Vie privée',
  usageData: 'Partager des données d’usage anonymes',
  usageDataHint: 'Aide à améliorer Quits. Désactivé tant que vous ne dites pas oui.',
  exportTitle: 'Emportez vos données',
  exportAll: 'Tout exporter',
  deleteTitle: 'Supprimer votre compte',
  deleteText:
    'Votre compte et vos données sont supprimés définitivement. Les groupes partagés restent aux autres, sans votre nom.',
  deleteConfirm: 'Supprimer définitivement',
  deleting: 'Suppression…',
  guestLeaves:
    'Vous n’avez pas encore de compte : en vous déconnectant, vous laissez tout ici définitivement.',
  preferences: 'Préférences',
  confirmEmail: 'Confirmer l’e-mail',
  newEmail: 'Nouvel e-mail',
  authenticator: 'Application d’authentification',
  deleteAlone: 'Personne d’autre n’en fait partie : il est supprimé.',
  deleteStays: 'Reste pour les autres.',
  newOwner: 'Responsable de {{group}}',
  deleteForAll: 'Supprimer pour tous',
  formerMember: 'Ancien membre',
  deleted: 'Votre compte est supprimé. Merci d’avoir été là.',
  sessions: 'Appareils connectés',
  lastSignIn: 'Cet appareil, depuis {{when}}',
  othersTitle: 'Se déconnecter partout ailleurs',
  othersText:
    'Saisissez votre mot de passe. Les autres appareils seront déconnectés d’ici une heure.',
  othersDone: 'Vos autres appareils seront déconnectés d’ici une heure.',
  othersNoPassword:
    'Seul un nouveau mot de passe déconnecte vos autres appareils. Définissez-en un ci-dessus.',
  removePhoto: 'Retirer la photo',
  exportText:
    'Un fichier avec votre profil et chaque groupe : dépenses, reçus, commentaires, historique.',
  exporting: 'Collecte de {{group}}…',
} as const satisfies LocaleNamespace<'account'>;
