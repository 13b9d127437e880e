/** A film as WebM: frames that are encoded one by one, in a file of a single cluster. */

/** A cluster counts milliseconds in 16 bits with a sign. */
export const LONGEST_FILM = 32_000;
const BITRATE = 1_800_000;
const KEY_EVERY = 25;
const CODECS = [
  ["vp09.00.31.08", "V_VP9"],
  ["vp8", "V_VP8"],
] as const;

interface Chunk {
  at: number;
  key: boolean;
  data: Uint8Array;
}

const bytes = (...parts: (readonly number[] | Uint8Array)[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A whole number in as few bytes as it needs, the highest first. */
function uint(value: number): number[] {
  const out: number[] = [];
  for (let rest = value; rest > 0 || out.length === 0; rest = Math.floor(rest / 256)) out.unshift(rest % 256);
  return out;
}

function float(value: number): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setFloat64(0, value);
  return out;
}

/** An element of EBML: its id, its size in four bytes, its content. */
function element(id: number, ...content: (readonly number[] | Uint8Array)[]): Uint8Array {
  const body = bytes(...content);
  const size = [0x10 | (body.length >>> 24), (body.length >>> 16) & 255, (body.length >>> 8) & 255, body.length & 255];
  return bytes(uint(id), size, body);
}

/** The file for these chunks. */
export function webm(chunks: readonly Chunk[], width: number, height: number, codec: string, duration: number): Blob {
  const head = element(
    0x1a45dfa3,
    element(0x4286, [1]),
    element(0x42f7, [1]),
    element(0x42f2, [4]),
    element(0x42f3, [8]),
    element(0x4282, ascii("webm")),
    element(0x4287, [4]),
    element(0x4285, [2]),
  );
  const name = ascii("Vesuvius");
  const info = element(0x1549a966, element(0x2ad7b1, uint(1_000_000)), element(0x4489, float(duration)), element(0x4d80, name), element(0x5741, name));
  const video = element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height)));
  const track = element(0xae, element(0xd7, [1]), element(0x73c5, [1]), element(0x9c, [0]), element(0x86, ascii(codec)), element(0x83, [1]), video);
  const blocks = chunks.map(({ at, key, data }) => element(0xa3, [0x81, (at >> 8) & 255, at & 255, key ? 0x80 : 0], data));
  const cluster = element(0x1f43b675, element(0xe7, [0]), ...blocks);
  const segment = element(0x18538067, info, element(0x1654ae6b, track), cluster);
  return new Blob([head as Uint8Array<ArrayBuffer>, segment as Uint8Array<ArrayBuffer>], { type: "video/webm" });
}

export interface Film {
  /** Looks at some of the pictures beforehand, if the format needs it. */
  sample?: (canvas: HTMLCanvasElement) => void;
  /** Adds what the canvas shows, for so many milliseconds. */
  add: (canvas: HTMLCanvasElement, milliseconds: number) => Promise<void>;
  finish: () => Promise<Blob>;
  close: () => void;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));

/** A film in a format that this browser can write; null if it can write none. */
export async function beginWebm(width: number, height: number, tick: number): Promise<Film | null> {
  if (typeof VideoEncoder === "undefined") return null;
  for (const [codec, id] of CODECS) {
    const config: VideoEncoderConfig = { codec, width, height, bitrate: BITRATE, framerate: 1000 / tick };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return encode(config, id, tick);
  }
  return null;
}

function encode(config: VideoEncoderConfig, codec: string, tick: number): Film {
  const chunks: Chunk[] = [];
  let trouble: DOMException | null = null;
  let [at, frames] = [0, 0];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      chunks.push({ at: Math.round(chunk.timestamp / 1000), key: chunk.type === "key", data });
    },
    error: (error) => (trouble = error),
  });
  encoder.configure(config);
  const must = (): void => {
    if (trouble) throw trouble;
  };
  return {
    async add(canvas, milliseconds) {
      for (const end = Math.min(LONGEST_FILM, at + milliseconds); at < end; at += tick) {
        const frame = new VideoFrame(canvas, { timestamp: at * 1000, duration: tick * 1000 });
        encoder.encode(frame, { keyFrame: frames++ % KEY_EVERY === 0 });
        frame.close();
        while (encoder.encodeQueueSize > 2 && !trouble) await pause();
        must();
      }
    },
    async finish() {
      await encoder.flush();
      must();
      encoder.close();
      return webm(chunks, config.width, config.height, codec, at);
    },
    close() {
      if (encoder.state !== "closed") encoder.close();
    },
  };
}
