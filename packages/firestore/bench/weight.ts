import { reportWeight } from '@quits/tooling-presets/weight';
import { weighed } from './weighed.ts';

await reportWeight(weighed);
