/** The value of a metric in the text format of Prometheus, by some of its labels; null where there is none. */
export const sampleOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | null => {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find((each) => new RegExp(`^${name}[{ ]`).test(each) && wanted.every((label) => each.includes(label)));
  return line === undefined ? null : Number(line.slice(line.lastIndexOf(' ') + 1));
};
