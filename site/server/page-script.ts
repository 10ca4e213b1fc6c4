/**
 * Starts the page's scripts, each in a task, once the page is painted and the browser has nothing more urgent to do. They are clones of those
 * in a template: Trusted Types let no script create one.
 */
const script = `(() => {
  const elements = [...document.getElementById('page-script').content.children];
  const start = () => {
    const [element] = elements.splice(0, 1);
    if (!element) return;
    document.body.append(element.cloneNode());
    later(start, 'user-visible');
  };
  const later = (act, priority) =>
    window.scheduler?.postTask ? void scheduler.postTask(act, { priority }) : setTimeout(act);
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    later(start, 'background');
  });
  painted.observe({ type: 'paint', buffered: true });
})()`.replaceAll(/\n\s*/g, ' ');

/** The addresses of a page's scripts. */
export interface PageScript {
  /** The module that starts the page. */
  readonly entry: string;
  /** The modules that it needs before hydration, and itself. */
  readonly preloads: readonly string[];
}

/** The elements of the page's scripts and of what starts them. */
export const pageScriptHtml = ({ entry, preloads }: PageScript, nonce: string): string => {
  const links = preloads.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" nonce="${nonce}">`,
  );
  const element = `<script type="module" fetchpriority="low" crossorigin src="/${entry}" nonce="${nonce}"></script>`;
  return `<template id="page-script">${links.join('')}${element}</template><script nonce="${nonce}">${script}</script>`;
};
