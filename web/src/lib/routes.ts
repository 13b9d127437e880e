/** The path of every page, both ways: which page a path means, and the path that leads to a page. */

/** What a parameter looks like in a path; nothing is longer than the server takes. */
const FORMS = {
  table: /^[\w-]{1,32}$/,
  seq: /^\d{1,9}$/,
  // An entry, or a branch by its id, which is longer than any number.
  spot: /^(\d{1,9}|[\w-]{16})$/,
  // A move by its number; in older links it's an entry of the journal.
  moment: /^(move-\d{1,5}|\d{1,9})$/,
  // A decision by its number, as in a review, or how all of them came out.
  mistake: /^(move-\d{1,5}|summary)$/,
  game: /^[a-z]{1,32}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  puzzle: /^[0-9a-f]{1,32}$/,
  passage: /^[^/]{1,64}$/,
  thing: /^[\w-]{1,32}$/,
} as const;

/** A parameter with `?` may be left out, and is null then. */
const PATTERNS = {
  home: "/",
  lobby: "/lobby",
  friends: "/friends",
  device: "/device",
  settings: "/settings",
  privacy: "/privacy",
  games: "/games",
  watch: "/watch",
  career: "/record",
  host: "/host",
  rules: "/rules/:passage?",
  compendium: "/compendium/:game?/:thing?",
  learn: "/learn/:game?",
  editor: "/editor/:game?",
  puzzles: "/puzzles/:puzzle?",
  puzzlesOf: "/puzzles/of/:game",
  daily: "/daily/:game?/:day?",
  table: "/tables/:table",
  replay: "/tables/:table/replay/:seq?",
  review: "/tables/:table/review/:moment?",
  mistakes: "/tables/:table/mistakes/:mistake?",
  explore: "/tables/:table/explore/:spot?",
} as const;

export type RouteName = keyof typeof PATTERNS;

type Parts<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? Part | Parts<`/${More}`>
    : Rest
  : never;
type PartsOf<Name extends RouteName> = Parts<(typeof PATTERNS)[Name]>;
type Bare<Part> = Part extends `${infer Name}?` ? Name : Part;
type Value<Part> = Bare<Part> extends "seq" ? number : string;

/** The parameters of a page, as its path has them. */
export type ParamsOf<Name extends RouteName> = {
  [Part in PartsOf<Name> as Bare<Part>]: Part extends `${string}?` ? Value<Part> | null : Value<Part>;
};

/** What a path to a page is made from. */
type Given<Name extends RouteName> = {
  [Part in PartsOf<Name> as Part extends `${string}?` ? never : Part]: string | number;
} & { [Part in PartsOf<Name> as Part extends `${infer Bare}?` ? Bare : never]?: string | number | null | undefined };

export type Route = { [Name in RouteName]: { name: Name; params: ParamsOf<Name> } }[RouteName];

const segments = (path: string): string[] => path.split("/").filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters that a path has by a pattern; null if it does not fit. */
function match(pattern: string, path: readonly string[]): Record<string, string | number | null> | null {
  const expected = segments(pattern);
  if (path.length > expected.length) return null;
  const params: Record<string, string | number | null> = {};
  for (const [index, part] of expected.entries()) {
    const found = path[index];
    const name = part.replace(/^:|\?$/g, "") as keyof typeof FORMS;
    if (!part.startsWith(":")) {
      if (found !== part) return null;
    } else if (found === undefined) {
      if (!part.endsWith("?")) return null;
      params[name] = null;
    } else {
      if (!FORMS[name].test(found)) return null;
      params[name] = name === "seq" ? Number(found) : found;
    }
  }
  return params;
}

/** The page that a path means; null if it means none. */
export function routeOf(path: string): Route | null {
  const found = segments(path).map(decoded);
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const params = match(pattern, found);
    if (params) return { name, params } as Route;
  }
  return null;
}

const bare = (form: RegExp): string => form.source.slice(1, -1);

/** All paths of pages as one regular expression; the server answers every other path with the status 404. */
export function pathExpression(): string {
  const paths = Object.values(PATTERNS).map((pattern) => {
    const parts = segments(pattern).map((part) => {
      if (!part.startsWith(":")) return `/${part}`;
      const form = `/(?:${bare(FORMS[part.replace(/^:|\?$/g, "") as keyof typeof FORMS])})`;
      return part.endsWith("?") ? `(?:${form}` : form;
    });
    return parts.join("") + ")?".repeat(parts.filter((part) => part.startsWith("(?:")).length);
  });
  return `^(?:${paths.join("|")})/?$`;
}

/** The path to a page. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: Record<string, never> extends Given<Name> ? [Given<Name>?] : [Given<Name>]
): string {
  const given = (params ?? {}) as Record<string, string | number | null | undefined>;
  const path = segments(PATTERNS[name]).flatMap((part) => {
    if (!part.startsWith(":")) return [part];
    const value = given[part.replace(/^:|\?$/g, "")] ?? null;
    return value === null ? [] : [encodeURIComponent(value)];
  });
  return `/${path.join("/")}`;
}
