/** Whether requests wait for a server that is getting ready. */
let waiting = $state(0);

export const isServerWarming = (): boolean => waiting > 0;

/** Counts a request that waits. */
export function beginWaiting(): void {
  waiting += 1;
}

export function endWaiting(): void {
  waiting -= 1;
}
