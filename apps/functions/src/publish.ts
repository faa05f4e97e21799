import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger, onInit } from 'firebase-functions/v2';

/** Lets clients see that the server runs functions, once any of them is called. */
export function publishFunctions(): void {
  onInit(publish);
}

async function publish(): Promise<void> {
  const place = getFirestore(initializeApp({}, 'publish')).doc('settings/functions');
  try {
    if (!(await place.get()).exists) await place.set({ offered: true });
  } catch (error) {
    logger.warn(`It could not be published that functions run: ${String(error)}`);
  }
}
