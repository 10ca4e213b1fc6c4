/**
 * Keeps presses and submissions before React has taken over the page, which then repeats each once. Forms with an action work without
 * script. In the document itself, as the page's script comes later; the browser runs it as it is.
 */
const script = `(() => {
  const pressed = new Set();
  const onClick = ({ target }) => {
    const button = target.closest('button[type=button]');
    if (button) pressed.add(button);
  };
  const onSubmit = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    pressed.add(event.target);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  window.takePresses = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    return [...pressed];
  };
})()`.replaceAll(/\n\s*/g, ' ');

/** The element of the script. */
export const earlyPressesScript = (nonce: string): string => `<script nonce="${nonce}">${script}</script>`;
