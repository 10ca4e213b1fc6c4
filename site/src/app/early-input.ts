type Field = HTMLInputElement | HTMLTextAreaElement;

/** Set by the document's script, see `early-presses.ts` of the server. */
type EarlyWindow = Window & { takePresses?: () => readonly (HTMLButtonElement | HTMLFormElement)[] };

const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';
const boxes = 'input:is([type=checkbox], [type=radio])';

/** The events for which React hydrates the whole page in one task. */
const urgent =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu keydown keypress keyup input change submit focusin'.split(
    ' ',
  );

/** Tells React of a field's text. It compares with what it has read last, so that the field has to have another one first. */
const announce = (field: Field, text: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether the guest has chosen or cleared a box; of the radio buttons of a group only the chosen one counts. */
const isChosen = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (type === 'checkbox' || checked);

/**
 * Keeps presses, typed text and the focus from React while it hydrates in short tasks; links and forms with an action work meanwhile.
 * Returns the function that repeats them once the page is hydrated.
 */
export const takeEarlyInput = (): (() => void) => {
  const typed = new Map<Field, string>();
  for (const field of document.querySelectorAll<Field>(fields))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
  // Not those that differ already: the browser restores them on a way back, and the guest has not chosen them here.
  const chosen = new Set<HTMLInputElement>();
  const lists = new Set<HTMLSelectElement>();
  const held = new AbortController();
  const hold = (event: Event): void => {
    event.stopPropagation();
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'change' && target instanceof HTMLSelectElement) lists.add(target);
    // The selectors name fields only.
    if (event.type === 'change' && target.matches(boxes)) chosen.add(target as HTMLInputElement);
    if (event.type === 'input' && target.matches(fields)) typed.set(target as Field, (target as Field).value);
  };
  for (const type of urgent)
    // oxlint-disable-next-line no-restricted-properties -- the signal ends it
    window.addEventListener(type, hold, { capture: true, passive: true, signal: held.signal });
  return () => {
    held.abort();
    const pressed = (window as EarlyWindow).takePresses?.() ?? [];
    // The browser tells of the focus once, which may be before React listens.
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const list of lists) list.dispatchEvent(new Event('change', { bubbles: true }));
    for (const box of [...chosen].filter(isChosen)) {
      box.checked = box.defaultChecked;
      box.click();
    }
    for (const [field, text] of typed) if (field.isConnected) announce(field, text);
    for (const each of pressed.filter(({ isConnected }) => isConnected))
      if (each instanceof HTMLFormElement) each.requestSubmit();
      else each.click();
  };
};
