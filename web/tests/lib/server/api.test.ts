import { describe, expect, it, vi } from "vitest";
import { ApiError, request } from "../../../src/lib/server/api.ts";
import { isServerWarming } from "../../../src/lib/server/warming.svelte.ts";

describe("asking the server", () => {
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

  it("waits as long as the server is getting ready, and says so meanwhile", async () => {
    vi.useFakeTimers();
    const fetched = vi.fn<typeof fetch>();
    for (let times = 0; times < 20; times += 1)
      fetched.mockResolvedValueOnce(answer(503, { message: "server-warming", warming: true }, { "Retry-After": "1" }));
    fetched.mockResolvedValueOnce(answer(200, { me: 1 }));
    vi.stubGlobal("fetch", fetched);
    const access = request("POST", "/api/x", { body: {} });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isServerWarming()).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await access).toEqual({ me: 1 });
    expect(isServerWarming()).toBe(false);
    vi.useRealTimers();
  });

  it("asks again while the server is busy", async () => {
    vi.useFakeTimers();
    const fetched = vi.fn<typeof fetch>();
    fetched.mockResolvedValueOnce(answer(503, { message: "server-busy" }, { "Retry-After": "1" }));
    fetched.mockResolvedValueOnce(answer(200, { me: 1 }));
    vi.stubGlobal("fetch", fetched);
    const access = request("POST", "/api/x", { key: "k", invite: "i", body: {} });
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await access).toEqual({ me: 1 });
    const { headers } = fetched.mock.calls[1]![1]!;
    expect(headers).toEqual({ Authorization: "Bearer k", "X-Invite": "i", "Content-Type": "application/json" });
    vi.useRealTimers();
  });

  it("says what is wrong", async () => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(answer(404, { message: "table-unknown", args: {}, rule: "" })));
    await expect(request("GET", "/api/x")).rejects.toMatchObject({ status: 404, trouble: { message: "table-unknown" } });
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline")));
    await expect(request("GET", "/api/x")).rejects.toBeInstanceOf(ApiError);
  });
});
