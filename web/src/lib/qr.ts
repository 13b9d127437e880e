/** QR codes of links. They are made in the browser, so that only the people invited ever see an invitation. */
import { encode } from "uqr";

/** Light modules around a code, as the standard asks. */
const BORDER = 4;

export interface QrCode {
  /** Modules on each side, with the border. */
  size: number;
  /** The dark modules as an SVG path. */
  path: string;
}

/** The code of a text; with the mask that is easiest to read, unless one is given. */
export function qrCode(text: string, mask = -1): QrCode {
  const { data, size } = encode([...new TextEncoder().encode(text)], { ecc: "M", border: BORDER, maskPattern: mask });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
