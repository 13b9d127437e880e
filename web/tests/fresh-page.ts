/** Before each test file, a page as it begins: files share one, and leave their language and what they stored behind. */
import { setLanguage } from "../src/lib/i18n.svelte.ts";

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
await setLanguage("en");
