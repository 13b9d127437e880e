/** What the host's page knows of the server, asked for again and again, and what the host does with it. */
import { t, troubleText, type Facts } from "../../lib/i18n.svelte.ts";
import type { HostOverview } from "../../lib/protocol.ts";
import { ApiError } from "../../lib/server/api.ts";
import * as api from "../../lib/server/host-api.ts";

type History = HostOverview["history"];

const KEPT = "vesuvius.host";
const HOUR = 3600;
/** Milliseconds between two questions. */
const REFRESH = 5000;
const NOT_FOUND = 404;

/** The last hour, with what is new in it; what is known already is not added again. */
export function extended(history: History, more: History, now: number): History {
  const last = history["at"]?.at(-1) ?? 0;
  const known = (more["at"] ?? []).filter((at) => at! <= last).length;
  const old = (history["at"] ?? []).filter((at) => at! < now - HOUR).length;
  const column = (name: string): (number | null)[] => [...(history[name] ?? []).slice(old), ...more[name]!.slice(known)];
  return Object.fromEntries(Object.keys(more).map((name) => [name, column(name)]));
}

export class HostConsole {
  overview = $state.raw<HostOverview | null>(null);
  history = $state.raw<History>({});
  /** What was done last, and what couldn't be done. */
  message = $state("");
  trouble = $state("");
  /** Whether the last question was left without an answer. */
  isOld = $state(false);
  #token = $state<string | null>(sessionStorage.getItem(KEPT));

  get isOpen(): boolean {
    return this.#token !== null;
  }

  /** Opens the page with the code of a link, or the host's key. */
  async signIn(code: string): Promise<void> {
    this.trouble = "";
    try {
      const { token } = await api.signIn(code);
      sessionStorage.setItem(KEPT, token);
      this.#token = token;
      await this.refresh();
    } catch (error) {
      this.#fail(error);
    }
  }

  async signOut(): Promise<void> {
    const token = this.#token;
    this.#end();
    if (token !== null) await api.signOut(token).catch(() => undefined);
  }

  /** Asks how the server is. */
  async refresh(): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    try {
      const times = this.history["at"] ?? [];
      const found = await api.overview(token, times.at(-1) ?? 0);
      if (this.#token !== token) return;
      this.history = extended(this.history, found.history, found.now);
      this.overview = found;
      this.isOld = false;
    } catch (error) {
      if (error instanceof ApiError && error.status !== NOT_FOUND) this.isOld = true;
      else this.#fail(error);
    }
  }

  /** Asks again and again, as long as somebody looks. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, REFRESH);
    return () => {
      clearInterval(timer);
    };
  }

  /** Does something with the session, and says what came of it; null if nothing did. */
  async act<Answer>(work: (token: string) => Promise<Answer>, done = "", facts: (answer: Answer) => Facts = () => ({})): Promise<Answer | null> {
    [this.message, this.trouble] = ["", ""];
    if (this.#token === null) return null;
    try {
      const answer = await work(this.#token);
      if (done) {
        this.message = t(done, facts(answer));
        await this.refresh();
      }
      return answer;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    // Without a session there is nothing at all, not even a reason.
    if (error.status === NOT_FOUND && error.trouble.message === "http-404") {
      this.#end();
      this.trouble = t("host-session-ended");
    } else {
      this.trouble = troubleText(error.trouble);
    }
  }

  #end(): void {
    sessionStorage.removeItem(KEPT);
    this.#token = null;
    this.overview = null;
    this.history = {};
    [this.message, this.trouble] = ["", ""];
  }
}
