import { spawn } from 'node:child_process';
import { startLocalBackend } from '@quits/local-backend';

// Starts the embedded backend, and Next.js with the variables that the Admin SDK knows. On Firebase none is needed.
const backend = await startLocalBackend({ rulesFile: 'firestore.rules', emulatorTokens: 'issue' });
const { app, firestore } = backend.addresses;
const env = {
  ...process.env,
  FIREBASE_CONFIG_URL: `${app}/__/firebase/init.json`,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(app).host,
  FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
  METADATA_SERVER_DETECTION: 'none',
  GOOGLE_CLOUD_PROJECT: backend.firebaseConfig.projectId,
};
const next = spawn('next', process.argv.slice(2), { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => next.kill(signal));
next.on('exit', () => backend.stop());
