type Field = HTMLInputElement | HTMLTextAreaElement;

/** Set by the document's script, see `early-presses.ts` of the server. */
type EarlyWindow = Window & { takePresses?: () => readonly (HTMLButtonElement | HTMLFormElement)[] };

/** Tells React of a field's text. It compares with what it has read last, so that the field has to have another one first. */
const announce = (field: Field, text: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Takes what the guest has typed, pressed and sent so far, when hydration begins: from then on React sees it. Returns the function
 * that does it again once the page is hydrated.
 */
export const takeEarlyInput = (): (() => void) => {
  const fields = [
    ...document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=hidden]), textarea'),
  ];
  const typed = fields.flatMap((field) => (field.value === field.defaultValue ? [] : [[field, field.value] as const]));
  const pressed = (window as EarlyWindow).takePresses?.() ?? [];
  return () => {
    for (const [field, text] of typed) if (field.isConnected) announce(field, text);
    for (const each of pressed.filter(({ isConnected }) => isConnected))
      if (each instanceof HTMLFormElement) each.requestSubmit();
      else each.click();
  };
};
