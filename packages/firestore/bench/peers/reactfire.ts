export {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollectionData,
  useFirestoreDocData,
} from 'reactfire';
