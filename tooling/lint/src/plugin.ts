import type { Plugin } from '@oxlint/plugins';
import { noText } from './no-text.ts';

const plugin: Plugin = { meta: { name: 'quits' }, rules: { 'no-text': noText } };

// oxlint-disable-next-line import/no-default-export -- the linter asks for it
export default plugin;
