import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Firestore's SDK alone is larger than Vite's limit of 500 kB; it loads on first use.
  build: { chunkSizeWarningLimit: 600 },
});
