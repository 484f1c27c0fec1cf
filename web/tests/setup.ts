/** What the page asks of a browser as it is loaded. */

globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList
