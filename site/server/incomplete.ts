import { escapeHtml } from './document.ts';

/**
 * Reloads a page whose document was cut, or whose script did not come, at most three times in a tab, then says so. In the document itself,
 * as no other script may be there; browsers run it unchanged.
 */
const script = `(() => {
  const { text } = document.currentScript.dataset;
  let isHandled = false;
  const onIncomplete = () => {
    if (isHandled) return;
    isHandled = true;
    let times = 3;
    try {
      times = Number(sessionStorage.getItem('incomplete'));
      sessionStorage.setItem('incomplete', times + 1);
    } catch {}
    if (times < 3) return setTimeout(() => location.reload(), 1000 * 3 ** times);
    const link = document.createElement('a');
    link.href = location.href;
    link.id = 'incomplete';
    link.textContent = text;
    document.body.prepend(link);
  };
  addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && onIncomplete(), true);
  let length = 0;
  const watch = setInterval(() => {
    if (document.readyState !== 'loading') return clearInterval(watch);
    if (document.all.length === length) onIncomplete();
    length = document.all.length;
  }, 5000);
  const onLoad = ({ target }) => {
    if (target.tagName !== 'SCRIPT') return;
    removeEventListener('load', onLoad, true);
    try {
      sessionStorage.removeItem('incomplete');
    } catch {}
  };
  addEventListener('load', onLoad, true);
})()`.replaceAll(/\n\s*/g, ' ');

/** The notice's styles, beside the tokens. */
export const incompleteCss =
  '#incomplete{display:block;padding:var(--kit-space-3) var(--kit-page-margin);background:var(--kit-text);color:var(--kit-canvas);text-align:center;text-decoration:underline}';

/** The element of the script; `text` is what the page says. */
export const incompleteScript = (text: string, nonce: string): string =>
  `<script nonce="${nonce}" data-text="${escapeHtml(text)}">${script}</script>`;
