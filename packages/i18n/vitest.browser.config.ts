import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('i18n');
