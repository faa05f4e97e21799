import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJsonFile } from '../files/read-file.ts';
import { Section } from './section.ts';

/** Kinds of resources that a target may stand for. */
type TargetKind = 'hosting' | 'storage' | 'firestore';

/** The project of a `.firebaserc`, and the resources that its targets stand for. */
export interface ProjectNames {
  /** Project id; `undefined` without a default. */
  readonly project: string | undefined;
  /** Returns the resources of a target, none if it isn't defined. */
  targets(kind: TargetKind, target: string): readonly string[];
}

/** Returns whether a text may be the id of a project. */
export function isProjectId(value: string): boolean {
  return /^[a-z][a-z0-9-]{2,29}$/u.test(value);
}

/**
 * Reads the `.firebaserc` next to a `firebase.json`, if there is one.
 * @param wanted project id or alias; otherwise the alias `default`
 * @throws {StartError} if it is malformed
 */
export function readProjectNames(
  projectFile: string,
  wanted: string | undefined,
  notes: string[],
): ProjectNames {
  const file = join(dirname(projectFile), '.firebaserc');
  if (!existsSync(file)) return { project: wanted, targets: () => [] };
  const root = new Section(file, readJsonFile(file, 'Firebase project file'), notes);
  const aliases = root.section('projects');
  const alias = wanted ?? 'default';
  const named = aliases?.has(alias) === true ? aliases.text(alias) : wanted;
  const isUsable = named === undefined || isProjectId(named);
  if (!isUsable)
    notes.push(`The project "${named}" of ${file} is not a project id, so it is left out.`);
  const project = isUsable ? named : undefined;
  const own = project === undefined ? undefined : root.section('targets')?.section(project);
  return {
    project,
    targets: (kind, target) => own?.section(kind)?.texts(target) ?? [],
  };
}
