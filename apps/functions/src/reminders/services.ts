import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const app = initializeApp(undefined, 'reminders');

/** Database of the functions about reminders. */
export const firestore = getFirestore(app);

/** Accounts of the functions about reminders. */
export const accounts = getAuth(app);
