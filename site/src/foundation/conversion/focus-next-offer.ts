/** Gives the focus to the offer after the one whose button has it, else to the one before, else to the page: its button goes. */
export const focusNextOffer = (): void => {
  const closed = document.activeElement?.closest('.kit-incentive-box');
  // Whoever has the focus elsewhere keeps it.
  if (closed == null) return;
  const boxes = [...(closed.closest('aside')?.querySelectorAll('.kit-incentive-box') ?? [])];
  const at = boxes.indexOf(closed);
  const next = boxes[at + 1] ?? boxes[at - 1];
  const target = next?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
};
