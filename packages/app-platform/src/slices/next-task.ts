/** Ends the current task, so that the browser can handle input and paint before the next one. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
