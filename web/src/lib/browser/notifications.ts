/** The browser's notifications. They are optional: the title of the page says the same. */

/** Whether notifications can be shown: yes, after asking, or why not. */
type NotificationState = "allowed" | "askable" | "denied" | "insecure" | "missing";

const shown = new Map<string, Notification>();
// Some browsers have the API but refuse to use it, which shows only at the first try.
let refused = false;

export function notificationState(): NotificationState {
  if (!isSecureContext) return "insecure";
  if (refused || !("Notification" in window)) return "missing";
  if (Notification.permission === "default") return "askable";
  return Notification.permission === "granted" ? "allowed" : "denied";
}

/** Asks for permission if that is still possible. Returns the new state. */
export async function requestNotifications(): Promise<NotificationState> {
  if (notificationState() === "askable") await Notification.requestPermission();
  return notificationState();
}

/** Shows a notification about a table; a click on it opens the page. */
export function showNotification(table: string, title: string, body: string): void {
  if (notificationState() !== "allowed") return;
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

/** Closes all notifications. */
export function clearNotifications(): void {
  for (const notice of shown.values()) notice.close();
  shown.clear();
}
