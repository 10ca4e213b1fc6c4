/** A hidden field of a form. */
export interface HiddenField {
  name: string;
  value: string;
}

/** The hidden fields of a form that works without JavaScript. */
export function HiddenFields({ fields }: { fields: readonly HiddenField[] | undefined }) {
  return fields?.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
