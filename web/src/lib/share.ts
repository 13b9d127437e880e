/** Handing a link on: to what the device offers for it, or else to the clipboard. Nothing here needs a secure page. */

export type Shared = "shared" | "copied" | "refused";

interface Sharing {
  title: string;
  url: string;
}

interface Device {
  share?: (what: Sharing) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** Copy a text; a page without a clipboard selects it in a field beside the button, and the browser copies it. */
export async function copy(text: string, beside: HTMLElement, device: Device = navigator): Promise<boolean> {
  try {
    if (device.clipboard) {
      await device.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here: the old way may still be.
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  // A field elsewhere could not have the focus while a dialog is open.
  beside.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  beside.focus();
  return copied;
}

/** Share where the device can, else copy. Whoever closes the device's own dialog has decided, and gets no copy. */
export async function share(what: Sharing, beside: HTMLElement, device: Device = navigator): Promise<Shared> {
  if (typeof device.share === "function") {
    try {
      await device.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "refused";
    }
  }
  return (await copy(what.url, beside, device)) ? "copied" : "refused";
}
