import { pathToFileURL } from 'node:url';
import { isAbsolute } from 'node:path';
import { FINDING_KINDS, type Finding } from './finding.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const CODES = Object.keys(FINDING_KINDS);

/** Writes findings as a SARIF 2.1.0 log, as code scanning services read it. */
export function sarifLog(findings: readonly Finding[], version: string): object {
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'quits-backend rules check',
            version,
            rules: Object.entries(FINDING_KINDS).map(([id, text]) => ({
              id,
              shortDescription: { text },
            })),
          },
        },
        // Positions count UTF-16 units.
        columnKind: 'utf16CodeUnits',
        results: findings.map(resultOf),
      },
    ],
  };
}

function resultOf({ code, severity, file, line, column, message, fix }: Finding): object {
  const uri = isAbsolute(file) ? pathToFileURL(file).href : encodeURI(file.replaceAll('\\', '/'));
  return {
    ruleId: code,
    ruleIndex: CODES.indexOf(code),
    level: severity,
    message: { text: `${message} ${fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}
