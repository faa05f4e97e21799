import { defineCollection } from '@quits/firestore';
import { functionsSchema, joinedDeviceSchema } from './schema.ts';

/** Other devices that use a guest's account. */
export const joinedDevices = defineCollection({
  path: 'users/{uid}/joinedDevices',
  schema: joinedDeviceSchema,
});

/** Settings of the server about functions that clients may read. */
export const functionsSettings = defineCollection({ path: 'settings', schema: functionsSchema });

/** Id of the document that exists on a server that runs the app's functions. */
export const FUNCTIONS = 'functions';
