/** A box in which a guest writes or chooses. */
export const field: string = `
  width: 100%;
  border: 1.5px solid var(--kit-line-strong);
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-1);
  color: var(--kit-text);
  font-size: 1rem;
`;

/** The name of a field. */
export const fieldLabel: string = `
  font-size: var(--kit-type-2);
  font-weight: 600;
`;

/** The sentence about an error in a field. */
export const fieldError: string = `
  color: var(--kit-danger);
  font-size: var(--kit-type-2);
`;

/** A box to tick. */
export const checkbox: string = `
  flex: none;
  width: 20px;
  height: 20px;
  accent-color: var(--kit-accent);
`;
