/** The demo for its flow: built into a folder of its own and served as a plain static host would. */
import { buildDemo } from '../demo/build-demo.ts';
import { serveDemo } from '../demo/run-demo.ts';

const [directory = ''] = process.argv.slice(2);
await buildDemo(directory);
const { port } = await serveDemo(0, directory);
process.send?.({ port });
process.on('disconnect', () => process.exit(0));
