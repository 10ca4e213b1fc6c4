/**
 * styled-components inserts rules one by one, as in production: in development it writes them as text, and each new one makes the browser parse
 * all again. Imported before styled-components, which reads it once.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
