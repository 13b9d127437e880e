/** Sharing a link or a file with the device's own dialog, or else through the clipboard. Works without a secure context. */

type Shared = "shared" | "copied" | "refused";

interface Sharing {
  title: string;
  url: string;
  /** Said above the link. */
  text?: string;
}

interface Device {
  share?: (what: Sharing | ShareData) => Promise<void>;
  canShare?: (what: ShareData) => boolean;
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
  const { text, url } = what;
  return (await copy(text === undefined ? url : `${text}\n${url}`, beside, device)) ? "copied" : "refused";
}

/** Shares a file if the device can share files, else downloads it. */
export async function handOn(file: File, title: string, device: Device = navigator): Promise<"shared" | "downloaded" | "refused"> {
  const files = { files: [file], title };
  if (device.share && device.canShare?.(files)) {
    try {
      await device.share(files);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "refused";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return "downloaded";
}
