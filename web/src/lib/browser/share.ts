/** Sharing a link with the device's own dialog, or else through the clipboard. Works without a secure context. */

type Shared = "shared" | "copied" | "refused";

interface Sharing {
  title: string;
  url: string;
}

interface Device {
  share?: (what: Sharing) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** Copies a text. Without a clipboard it is selected in a field beside the button, and the browser copies it. */
export async function copy(text: string, beside: HTMLElement, device: Device = navigator): Promise<boolean> {
  try {
    if (device.clipboard) {
      await device.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: try the old way.
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  // Beside the button: elsewhere it could not get the focus while a dialog is open.
  beside.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  beside.focus();
  return copied;
}

/** Shares if the device can, else copies. Nothing is copied if the device's own dialog was closed. */
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
