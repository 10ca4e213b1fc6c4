import { parseArgs } from 'node:util';
import { createBackEnd } from './server.js';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, 'one-world': { type: 'boolean', default: false } },
});

const server = createBackEnd({ hasOneWorld: values['one-world'] });
server.listen(Number(values.port), '127.0.0.1', () => {
  const host = `127.0.0.1:${server.address().port}`;
  console.log(`http://${host} ws://${host}/socket http://${host}/states`);
});
