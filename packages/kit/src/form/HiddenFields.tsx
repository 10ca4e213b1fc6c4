/** A field of a form that the guest does not see. */
export interface HiddenField {
  name: string;
  value: string;
}

/** The hidden fields of a form that works without script. */
export function HiddenFields({ fields }: { fields: readonly HiddenField[] | undefined }) {
  return fields?.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
