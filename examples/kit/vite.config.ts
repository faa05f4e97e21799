import { defineConfig } from 'vite';

// The targets of the kit: an older one would rewrite `light-dark()`, and the theme couldn't be chosen.
export default defineConfig({ build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } });
