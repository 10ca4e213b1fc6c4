/** Ends the process with a message when Node is older than `minMajor`; native modules would crash without one. */
export const requireNode = (minMajor: number): void => {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) >= minMajor) return;
  process.stderr.write(
    `This needs Node ${minMajor} or newer; this is Node ${process.versions.node}. Use the npm scripts, which find it.\n`,
  );
  process.exit(1);
};
