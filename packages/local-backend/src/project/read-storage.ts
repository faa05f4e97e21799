import type { LocalBackendOptions } from '../options/options.ts';
import type { ProjectNames } from './project-names.ts';
import type { Section } from './section.ts';

/** Reads the rules of every bucket. The first without a name, or else the first, are those of the default bucket. */
export function readStorage(
  root: Section,
  names: ProjectNames,
): Pick<LocalBackendOptions, 'storageRulesFile' | 'buckets'> {
  const buckets = new Map<string, string>();
  let usual: string | undefined;
  for (const section of root.sections('storage')) {
    section.skip('predeploy', 'postdeploy');
    const rules = section.path('rules');
    const own = bucketsOf(section, names);
    section.tellUnread();
    if (rules === undefined) continue;
    for (const bucket of own) buckets.set(bucket, rules);
    if (own.length === 0) usual ??= rules;
  }
  usual ??= [...buckets.values()][0];
  return {
    ...(usual === undefined ? {} : { storageRulesFile: usual }),
    ...(buckets.size === 0 ? {} : { buckets: Object.fromEntries(buckets) }),
  };
}

function bucketsOf(section: Section, names: ProjectNames): readonly string[] {
  const bucket = section.text('bucket');
  const target = section.text('target');
  if (bucket !== undefined) return [bucket];
  if (target === undefined) return [];
  const known = names.targets('storage', target);
  if (known.length === 0)
    section.note('target', `"${target}" is not in .firebaserc, so it has no bucket.`);
  return known;
}
