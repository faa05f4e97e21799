// The only files that know the app's actions and stored formats, except for what a page listens to
// (reading.ts): adapt them when the app changes.
export { isArchived, mayChange, owns } from './app/at.ts';
export * from './app/between.ts';
export * from './app/expenses.ts';
export * from './app/group.ts';
export * from './app/imports.ts';
export * from './app/members.ts';
export * from './app/notes.ts';
export * from './app/people.ts';
export * from './app/refused.ts';
export * from './app/series.ts';
export * from './app/stored.ts';
export * from './app/usual.ts';
