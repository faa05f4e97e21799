import { resolve } from 'node:path';
import { buildImage } from './build-image.ts';

const [folder = 'quits-image'] = process.argv.slice(2);
await buildImage(resolve(folder), process.execPath);
console.log(
  `The image is in ${folder}, tagged latest. Publish it: skopeo copy oci:${folder}:latest docker://REGISTRY/quits`,
);
