/** Builds the demo into its own folder and serves it like a plain static host, for its end-to-end tests. */
import { buildDemo } from '../demo/build-demo.ts';
import { serveDemo } from '../demo/run-demo.ts';

const [directory = ''] = process.argv.slice(2);
await buildDemo(directory);
const { port } = await serveDemo(0, directory);
process.send?.({ port });
process.on('disconnect', () => process.exit(0));
