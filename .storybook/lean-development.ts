// Libraries do much in development for a person at the browser's tools, which no test reads. They look once, while they load, so this is
// imported before them. Warnings stay.

// React follows each element and each effect across asynchronous calls, and shows each render in the tools' timeline.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// styled-components writes rules as text, and for each new one the browser parses all again; in production it inserts them.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// Storybook records each call of a story for its panel, with the text of every element among the arguments, which lays out the page.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
