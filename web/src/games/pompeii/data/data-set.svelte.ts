/** Which set of data the game on the page is played with. */

interface Use {
  data: string;
}

let inUse = $state.raw<Use>({ data: "" });

/** The name of the set; empty for the one that new games have. */
export const dataSet = (): string => inUse.data;

/** Shows the figures of a set until what this returns is called, or until somebody else shows another one. */
export function showDataSet(data: string): () => void {
  const own = { data };
  inUse = own;
  return () => {
    if (inUse === own) inUse = { data: "" };
  };
}
