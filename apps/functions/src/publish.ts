import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { logger, onInit } from 'firebase-functions/v2';
import { modelAddress } from './receipt-model/model-settings.ts';

/** Lets clients see that the server runs functions and where its model for receipts is, once any function is called. */
export function publishFunctions(): void {
  onInit(publish);
}

async function publish(): Promise<void> {
  const firestore = getFirestore(initializeApp({}, 'publish'));
  try {
    await Promise.all([publishOffer(firestore), publishModel(firestore)]);
  } catch (error) {
    logger.warn(`It could not be published that functions run: ${String(error)}`);
  }
}

async function publishOffer(firestore: Firestore): Promise<void> {
  const place = firestore.doc('settings/functions');
  if (!(await place.get()).exists) await place.set({ offered: true });
}

/** Publishes the host of the model, so that people know where a photo would go, or removes the one of an earlier start. */
async function publishModel(firestore: Firestore): Promise<void> {
  const place = firestore.doc('settings/receiptModel');
  const host = modelAddress()?.host;
  const stored = await place.get();
  if (host === undefined) {
    if (stored.exists) await place.delete();
  } else if (stored.data()?.['host'] !== host) await place.set({ host });
}
