import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The targets of the kit: an older one would rewrite `light-dark()`, and the theme couldn't be chosen.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
