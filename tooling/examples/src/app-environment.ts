/** Variables of the test runner, which would change how an app is built and tested. */
const OF_THE_RUNNER = /^(?:VITEST|NODE_ENV$|TEST$|VITE_)/;

/** Returns the variables for an app's own scripts: those of this process, without those of a test run. */
export function appEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' };
}
