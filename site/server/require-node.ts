/** Ends the process with one sentence when Node is older than `least`; native modules would die without a word. */
export const requireNode = (least: number): void => {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) >= least) return;
  process.stderr.write(
    `This needs Node ${least} or newer; this is Node ${process.versions.node}. Use the npm scripts, which find it.\n`,
  );
  process.exit(1);
};
