/** Ends the task that runs: what was pressed or is to be painted meanwhile comes first. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
