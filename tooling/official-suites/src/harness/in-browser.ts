// Runs the tests loaded in the page and reports through a function installed by the runner.
import { followMocha } from './follow-mocha.ts';
import type { HarnessEvent } from './harness-event.ts';
import type { HarnessOptions } from './harness-options.ts';
import { redirectHosts } from './redirect-hosts.ts';

declare global {
  interface Window {
    officialSuites: HarnessOptions;
    reportToRunner: (event: HarnessEvent) => Promise<void>;
    prepareOfficialSuite: () => void;
    runOfficialSuite: () => void;
  }
}

let broken: string | undefined;

window.prepareOfficialSuite = () => {
  redirectHosts(window.officialSuites.origins);
  addEventListener('error', ({ error, message }) => {
    broken ??= error instanceof Error ? (error.stack ?? error.message) : message;
  });
};

window.runOfficialSuite = () => {
  const report = (event: HarnessEvent) => {
    void window.reportToRunner(event);
  };
  if (broken === undefined) followMocha(mocha.run(), window.officialSuites, report);
  else report({ kind: 'broken', message: broken });
};
