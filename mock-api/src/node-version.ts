/** The oldest major version of Node.js that runs the server. */
const oldest = 22;

/** Returns what to do about a version of Node.js that is too old, such as `v20.11.0`; null for one that runs the server. */
export const nodeRemedy = (version: string): string | null =>
  Number(/^v?(\d+)/.exec(version)?.[1]) >= oldest
    ? null
    : `mock-api needs Node.js ${oldest} or newer; this is ${version}. Install one from https://nodejs.org, by "nvm install 24", or for this run only:
  npx --yes --package node@24 --call "npx mock-api"
`;
