import { TRIED } from './versions.ts';
import { type Trial, tryVersion } from './try-version.ts';

const given = process.argv.slice(2);
const versions = given.length > 0 ? given : [TRIED.oldest, TRIED.newest];
const trials: Trial[] = [];
for (const version of versions) {
  console.log(`\n── firebase ${version}`);
  trials.push(await tryVersion(version));
}

console.log('\n| firebase | types | browser tests | failed | seconds |');
console.log('| --- | --- | --- | --- | --- |');
for (const { version, types, passed, failed, seconds } of trials) {
  const all = passed + failed.length;
  const row = [version, types ? 'ok' : 'wrong', `${passed} of ${all}`, failed.length, seconds];
  console.log(`| ${row.join(' | ')} |`);
}
for (const { version, failed } of trials) {
  for (const name of failed) console.log(`FAILED with ${version}: ${name}`);
}
if (trials.some(({ types, failed }) => !types || failed.length > 0)) process.exitCode = 1;
