import type { LocaleNamespace } from '../../messages/message-types.ts';

/** One's own account. */
export const account = {
  title: 'Votre compte',
  profile: 'Profil',
  photo: 'Photo',
  changePhoto: 'Changer la photo',
  methods: 'Façons de se connecter',
  addMethod: 'Ajouter {{method}}',
  removeMethod: 'Retirer {{method}}',
  lastMethod: 'C’est votre seule façon de vous connecter.',
  changeEmail: 'Changer l’e-mail',
  changeEmailSent:
    'Nous avons envoyé un lien à {{email}}. Le changement prend effet quand vous l’ouvrez.',
  changePassword: 'Changer le mot de passe',
  setPassword: 'Définir un mot de passe',
  secondFactor: 'Second facteur',
  secondFactorOn: 'Activé',
  secondFactorOff: 'Désactivé',
  addTotp: 'Ajouter une application d’authentification',
  addSms: 'Ajouter un numéro de téléphone',
  removeFactor: 'Retirer {{name}}',
  scanQr: 'Scannez ce code avec votre application d’authentification.',
  orTypeKey: 'Ou saisissez cette clé :',
  recoveryNote: 'Gardez une seconde façon de vous connecter, au cas où vous perdriez l’appareil.',
  privacy: 'Vie privée',
  usageData: 'Partager des données d’usage anonymes',
  usageDataHint: 'Aide à améliorer Quits. Désactivé tant que vous ne dites pas oui.',
  exportTitle: 'Emportez vos données',
  exportAll: 'Tout exporter',
  deleteTitle: 'Supprimer votre compte',
  deleteText:
    'Votre compte et vos données sont supprimés pour de bon. Les groupes restent pour les autres, avec votre nom.',
  deleteConfirm: 'Supprimer pour de bon',
  deleting: 'Suppression…',
  defaultCurrency: 'Devise par défaut',
  guestLeaves:
    'Vous n’avez pas encore de compte : en vous déconnectant, vous laissez tout ici pour de bon.',
  preferences: 'Préférences',
  confirmEmail: 'Confirmer l’e-mail',
  newEmail: 'Nouvel e-mail',
  authenticator: 'Application d’authentification',
} as const satisfies LocaleNamespace<'account'>;
