import { type HttpReply, page } from '@quits/service-base';
import { SHORTEST_PASSWORD } from './administrators.ts';

/** Choices that the first page of a server offers. */
export interface SetupPageOptions {
  /** Whether nothing is served before the choice. */
  readonly isHeld: boolean;
  /** Whether the server has no data yet. */
  readonly canRestore: boolean;
  /** Whether the server has a place for backups of its own. */
  readonly hasOwnPlace: boolean;
}

/** The page of an administrator's link: becoming one, and for an empty server restoring a backup. */
export function setupPage({ isHeld, canRestore, hasOwnPlace }: SetupPageOptions): HttpReply {
  const title = canRestore ? 'Set up this server' : 'Become an administrator';
  return page({
    title,
    scripts: ['administrator.js', ...(canRestore ? ['setup.js'] : [])],
    body: `<main class="narrow">
<h1 id="title">${title}</h1>
${canRestore ? choice(isHeld) : ''}
<form id="form" data-action="/__/setup">
${isHeld ? '<p class="quiet">Earlier states stay in the backup until they are older than it keeps them.</p>' : ''}
${credentialFields('new-password')}
<div class="row"><button class="primary">${canRestore ? 'Start with no data' : 'Continue'}</button></div>
</form>
<p id="outcome" role="alert"></p>
${canRestore ? `${restoreForm(hasOwnPlace)}${progress()}` : ''}
</main>`,
  });
}

/** The fields of an administrator's name and password. */
export function credentialFields(autocomplete: 'current-password' | 'new-password'): string {
  const isNew = autocomplete === 'new-password';
  const hint = `${SHORTEST_PASSWORD} characters or more`;
  return `<label for="name">Name</label>
<input id="name" name="name" required maxlength="100" autocomplete="username" autocapitalize="none" aria-describedby="outcome">
<label for="password">Password</label>
<input id="password" name="password" type="password" required${isNew ? ` minlength="${SHORTEST_PASSWORD}"` : ''} maxlength="1000" autocomplete="${autocomplete}" aria-describedby="${isNew ? 'hint ' : ''}outcome">
${isNew ? `<p class="quiet" id="hint">${hint}</p>` : ''}`;
}

function choice(isHeld: boolean): string {
  const explanation = isHeld
    ? '<p>This server has no data, but its backup location has backups, or can’t be reached. Until you choose, nothing is served or backed up.</p>'
    : '<p>This server has no data yet.</p>';
  return `<div id="choice">${explanation}
<fieldset class="options">
<legend class="unseen">Data</legend>
${radio('data', 'restore', 'Restore a backup', 'Everything as it was at a time that you choose', isHeld)}
${radio('data', 'empty', 'Start with no data', 'You become the first administrator', !isHeld)}
</fieldset></div>`;
}

function restoreForm(hasOwnPlace: boolean): string {
  return `<form id="restore" hidden>
<fieldset class="options">
<legend>Where is the backup?</legend>
${hasOwnPlace ? radio('place', 'own', 'This server’s own', 'The location and the key that it was started with', true) : ''}
${radio('place', 'folder', 'A folder', 'On the server’s machine, such as a mounted disk', !hasOwnPlace)}
${radio('place', 'bucket', 'A bucket', 'Of S3 or a compatible service', false)}
</fieldset>
<div data-place="folder" hidden>
${field('folder', 'Folder', 'placeholder="/mnt/backup" autocapitalize="none" spellcheck="false"')}
</div>
<div data-place="bucket" hidden>
${field('bucket', 'Bucket and folder', 'placeholder="bucket/folder" autocapitalize="none" spellcheck="false"')}
${field('endpoint', 'Address of the service', 'type="url" placeholder="https://s3.example.org" data-optional', 'Leave empty for AWS')}
${field('region', 'Region', 'placeholder="us-east-1" autocapitalize="none" spellcheck="false" data-optional', 'Leave empty for us-east-1')}
${field('accessKeyId', 'Access key', 'autocomplete="off" autocapitalize="none" spellcheck="false"')}
${field('secretAccessKey', 'Secret access key', 'type="password" autocomplete="off"')}
</div>
<div data-place="folder bucket" hidden>
${field('secret', 'Backup key', 'type="password" autocomplete="off"', 'The passphrase, or the content of the key file')}
</div>
<div id="states" hidden>
<p id="range"></p>
<fieldset class="options">
<legend>Which state?</legend>
${radio('when', 'latest', 'The latest state', '', true)}
${radio('when', 'earlier', 'An earlier time', 'In the time zone of this device', false)}
</fieldset>
<div id="earlier" hidden>
<label for="at">Date and time</label>
<input id="at" name="at" type="datetime-local" step="1">
</div>
</div>
<p class="problem" id="restore-outcome" role="alert"></p>
<div class="row"><button class="primary" id="act">Check the backup</button></div>
</form>`;
}

function progress(): string {
  return `<section id="progress" hidden>
<p id="phase" role="status"></p>
<progress id="bar" max="1" aria-label="Restored"></progress>
<p class="quiet" id="amount"></p>
<div class="row"><a class="button" id="next" href="/__/sign-in" hidden>Sign in</a>
<button id="again" type="button" hidden>Try again</button></div>
</section>`;
}

function field(name: string, label: string, attributes: string, hint = ''): string {
  const described = hint === '' ? '' : ` aria-describedby="${name}-hint"`;
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" maxlength="2000" ${attributes}${described}>
${hint === '' ? '' : `<p class="quiet" id="${name}-hint">${hint}</p>`}`;
}

function radio(
  group: string,
  value: string,
  label: string,
  hint: string,
  isChosen: boolean,
): string {
  const shownHint = hint === '' ? '' : `<span class="quiet">${hint}</span>`;
  return `<label class="option"><input type="radio" name="${group}" value="${value}"${isChosen ? ' checked' : ''}><span><b>${label}</b>${shownHint}</span></label>`;
}
