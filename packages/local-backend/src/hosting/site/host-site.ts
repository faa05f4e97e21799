import { createHash } from 'node:crypto';
import { type HttpCall, type HttpReply, type ReplyHeaders, text } from '@quits/service-base';
import { withBootScript } from '../boot-script.ts';
import type { Hosting, HostingOptions } from '../hosting.ts';
import { fileReply } from '../file-reply.ts';
import { inlineHashes } from '../inline-hashes.ts';
import { isWasmWorker, securityHeaders, wasmWorkerHeaders } from '../security-headers.ts';
import { createStaticFiles } from '../static-file.ts';
import { createSite, type SiteReply } from './create-site.ts';
import { localPolicy } from './local-policy.ts';
import type { SiteConfig } from '../site-config.ts';

/** Hosts a folder as its `firebase.json` says; pages get the boot script. */
export function hostSite(options: HostingOptions, config: SiteConfig): Hosting {
  const files = createStaticFiles(options.folder, (path, body) =>
    path.endsWith('.html') ? withBootScript(body, options.bootScript) : body,
  );
  const answer = createSite(config, files);
  const bootScript = `'sha256-${createHash('sha256').update(options.bootScript.source).digest('base64')}'`;

  return async (call) => {
    // Reserved for the backend, as on Firebase Hosting.
    if (call.url.pathname.startsWith('/__/')) return undefined;
    const reply = await answer(call);
    return reply === undefined ? undefined : toReply(call, reply);
  };

  async function toReply(call: HttpCall, reply: SiteReply): Promise<HttpReply> {
    const headers = ownHeaders(call, reply);
    const { answer: given } = reply;
    switch (given.kind) {
      case 'redirect':
        return text(`Redirecting to ${given.location}\n`, given.status, {
          ...headers,
          Location: given.location,
        });
      case 'function': {
        const answer = options.callFunction?.(call, given.id);
        return answer === undefined ? notRun(`the function ${given.id}`) : answer;
      }
      case 'unsupported':
        return notRun(given.name);
      case 'file': {
        const cookie = given.path.endsWith('.html') ? options.cookieFor?.(call) : undefined;
        return fileReply(call, given, {
          'Cache-Control': 'no-cache',
          ...strictHeaders(call, given),
          ...headers,
          ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
        });
      }
    }
  }

  /** A strict policy is set only on request: the site's pages may load from anywhere in production. */
  function strictHeaders(
    call: HttpCall,
    { path, file }: Extract<SiteReply['answer'], { kind: 'file' }>,
  ): ReplyHeaders {
    if (options.policy === undefined) return {};
    const isPage = path.endsWith('.html');
    const inline = isPage ? inlineHashes(file.body.toString('utf8')) : { scripts: [], styles: [] };
    const isEncrypted = call.url.protocol === 'https:';
    const headers = securityHeaders(options.sources(call), inline, isEncrypted, options.policy);
    return isWasmWorker(path) ? wasmWorkerHeaders(headers) : headers;
  }

  function ownHeaders(call: HttpCall, { headers }: SiteReply): ReplyHeaders {
    const { connect } = options.sources(call);
    const entries = Object.entries(headers).map(([name, value]): [string, string] =>
      name.toLowerCase() === 'content-security-policy'
        ? [name, localPolicy(value, { bootScript, connect })]
        : [name, value],
    );
    return Object.fromEntries(entries);
  }
}

function notRun(name: string): HttpReply {
  return text(`The site rewrites this path to ${name}, which this backend does not run.\n`, 501);
}
