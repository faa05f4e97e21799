import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import {
  RECOGNITION_FOLDER,
  RECOGNITION_LANGUAGES,
} from '@quits/app-platform/photo-text/recognition-files.ts';

const { resolve } = createRequire(import.meta.url);

/** Files of the text recognition, from the packages of tesseract.js. */
function recognitionFiles(): readonly string[] {
  const data = Object.values(RECOGNITION_LANGUAGES);
  return [
    resolve('tesseract.js/dist/worker.min.js'),
    resolve('tesseract.js-core/tesseract-core-simd-lstm.js'),
    resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    ...data.map((name) =>
      resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`),
    ),
  ];
}

/** Adds the files of the text recognition to the build, and serves them in development. */
export function recognition(): Plugin {
  return {
    name: 'recognition-files',
    generateBundle() {
      for (const file of recognitionFiles()) {
        const fileName = `${RECOGNITION_FOLDER.slice(1)}/${basename(file)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
    configureServer(server) {
      const files = new Map(recognitionFiles().map((file) => [`/${basename(file)}`, file]));
      server.middlewares.use(RECOGNITION_FOLDER, (request, response, next) => {
        const file = files.get(request.url ?? '');
        if (file === undefined) return next();
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm');
        createReadStream(file).pipe(response);
      });
    },
  };
}
