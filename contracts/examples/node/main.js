import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDocuments } from './documents.js';
import { createBackEnd } from './server.js';

const usage = `Usage: node main.js [options]

  --port N      the port, 8080 by default; 0 takes a free one
  --one-world   empties the data when x-world changes
  --docs DIR    the folder docs of the contracts
  --help        prints this text`;

const options = {
  port: { type: 'string', default: '8080' },
  'one-world': { type: 'boolean', default: false },
  docs: { type: 'string', default: fileURLToPath(new URL('../../docs', import.meta.url)) },
  help: { type: 'boolean', default: false },
};

const optionsFrom = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
};

const values = optionsFrom();
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const documentsIn = (folder) => {
  try {
    return readDocuments(folder);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    console.error(`${error.path} is missing: --docs names the contracts’ docs.`);
    return process.exit(2);
  }
};

const server = createBackEnd(documentsIn(values.docs), { hasOneWorld: values['one-world'] });
server.listen(Number(values.port), '127.0.0.1', () => {
  const host = `127.0.0.1:${server.address().port}`;
  console.log(`http://${host} ws://${host}/socket http://${host}/states`);
});
