import type { Plugin } from 'vite';
import { readFacts } from '@quits/ui/docs/read-facts';

const ID = 'virtual:kit-facts';

/** Provides the kit's measurements to the pages; measured when a page first needs them. */
export function kitFacts(): Plugin {
  return {
    name: 'kit-facts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const kitFacts = ${JSON.stringify(await readFacts())};`;
    },
  };
}
