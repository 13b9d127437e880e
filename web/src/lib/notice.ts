/** Notices of the browser. They are never needed: where there are none, the title of the page says the same. */

/** Whether notices can be shown: yes, when asked for, or why not. */
export type Notices = "allowed" | "askable" | "denied" | "insecure" | "missing";

const shown = new Map<string, Notification>();
// Some browsers have the words and not the thing: it is known only when one was tried.
let refused = false;

export function noticesNow(): Notices {
  if (!isSecureContext) return "insecure";
  if (refused || !("Notification" in window)) return "missing";
  if (Notification.permission === "default") return "askable";
  return Notification.permission === "granted" ? "allowed" : "denied";
}

/** Ask the person, where that is still open; what then is possible. */
export async function askForNotices(): Promise<Notices> {
  if (noticesNow() === "askable") await Notification.requestPermission();
  return noticesNow();
}

/** Show a notice about a table; a click on it leads to the page. */
export function showNotice(table: string, title: string, body: string): void {
  if (noticesNow() !== "allowed") return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/favicon.svg" });
    shown.set(table, notice);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    refused = true;
  }
}

/** Whoever looks at the page needs no notices any more. */
export function clearNotices(): void {
  for (const notice of shown.values()) notice.close();
  shown.clear();
}
