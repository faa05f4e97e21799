import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('i18n', { isolate: false });
