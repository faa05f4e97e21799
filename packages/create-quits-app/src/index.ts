export { createApp, type CreatedApp } from './create-app.ts';
export { type CreateErrorCode, createErrors } from './create-errors.ts';
