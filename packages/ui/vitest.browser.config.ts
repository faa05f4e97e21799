import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('ui');
