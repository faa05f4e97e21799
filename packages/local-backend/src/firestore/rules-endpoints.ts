import type { IncomingMessage } from 'node:http';
import { HttpError, type HttpReply, json, readJsonObject, text } from '@quits/service-base';
import { coveragePage, type ProjectRules } from '@quits/security-rules';
import { describeRulesErrors } from '../files/read-rules.ts';

const PATH =
  /^\/emulator\/v1\/projects\/([^/:]+):(securityRules|ruleCoverage|ruleCoverage\.html|ruleRefusals|ruleCosts)$/;
const LARGEST_BODY = 1024 * 1024;

/**
 * Handles test tools' requests about the rules of a project: replacing them, their coverage as JSON
 * and as a page, reasons of the latest refusals and costs of the latest decisions. `null` for other
 * paths.
 */
export async function answerAboutRules(
  request: IncomingMessage,
  path: string,
  rules: ProjectRules,
  changed: () => void,
): Promise<HttpReply | null> {
  const [, project, subject] = PATH.exec(path) ?? [];
  if (project === undefined || subject === undefined) return null;
  const method = subject === 'securityRules' ? 'PUT' : 'GET';
  if (request.method !== method) return text('Method not allowed.\n', 405, { Allow: method });
  switch (subject) {
    case 'securityRules':
      return replace(
        project,
        sourceIn(await readJsonObject(request, LARGEST_BODY)),
        rules,
        changed,
      );
    case 'ruleCoverage':
      // Not indented: formatting tens of thousands of values would take longer than counting them.
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify(rules.coverage(project)),
      };
    case 'ruleCoverage.html':
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
        body: coveragePage(rules.coverage(project)),
      };
    case 'ruleCosts':
      return json({ requests: rules.costs(project) });
    default:
      return json({ refusals: rules.refusals(project) });
  }
}

function replace(
  project: string,
  source: string,
  rules: ProjectRules,
  changed: () => void,
): HttpReply {
  const errors = rules.set(project, source);
  if (errors.length > 0) {
    const message = `INVALID_ARGUMENT: ${describeRulesErrors(errors)}`;
    return json({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }, 400);
  }
  changed();
  return json({});
}

function sourceIn(body: Readonly<Record<string, unknown>>): string {
  const rules = body['rules'] as { files?: { content?: unknown }[] } | undefined;
  const content = rules?.files?.[0]?.content;
  if (typeof content !== 'string') throw new HttpError(400, 'INVALID_ARGUMENT: no rules given.');
  return content;
}
