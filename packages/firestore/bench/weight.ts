import { reportWeight } from '@quits/tooling-presets/weight';
import { weighed } from './weighed.ts';

await reportWeight(weighed, {
  'reactfire, which only reads': new URL('./peers/reactfire.ts', import.meta.url),
  'react-firebase-hooks, which only reads': new URL(
    './peers/react-firebase-hooks.ts',
    import.meta.url,
  ),
});
