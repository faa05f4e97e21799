import { reportWeight } from '@quits/tooling-presets/weight';

await reportWeight({ sources: new URL('../src/', import.meta.url), limit: 3 * 1024 });
