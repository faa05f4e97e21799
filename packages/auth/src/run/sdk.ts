/** The provider's functions that the machine calls; load this module lazily, together with Auth. */
export {
  beforeAuthStateChanged,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  multiFactor,
  onAuthStateChanged,
  onIdTokenChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
