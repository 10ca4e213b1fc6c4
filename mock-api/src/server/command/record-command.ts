import { parseArgs } from 'node:util';
import {
  flag,
  headersOf,
  originOf,
  originsOf,
  originsText,
  portOf,
  report,
  text,
  texts,
  UsageError,
  type Subcommand,
} from './options.ts';

const help = `Use: mock-api record --target URL --file FILE [options]

A proxy before a back end that records REST, queries, the socket and media as a HAR file. Cookies, tokens and
passwords are masked; look through the file before you share it.

  --target URL          the origin of the back end, such as https://staging.example
  --file FILE           the HAR file; an existing one is replaced
  --port N              the port (8080)
  --host ADDRESS        the address to listen on (127.0.0.1)
  --origin ORIGIN       pages of this origin may make calls; can be given several times
  --allow-header NAME   those pages may send this header, such as traceparent; can be given several times

Exit codes: 0 ended by a signal, 1 could not start, 2 wrong use or no such file, 3 the target cannot be reached.`;

/** Records a back end. */
export const recordCommand: Subcommand = (args, variables) => {
  const { values } = parseArgs({
    args: [...args],
    options: { target: text, file: text, port: text, host: text, origin: texts, 'allow-header': texts, help: flag },
  });
  if (values.help === true) return help;
  const { target, file, host } = values;
  if (target === undefined || file === undefined) throw new UsageError('record needs --target URL and --file FILE.');
  const allowedOrigins = originsOf(values.origin ?? [], variables);
  const allowedHeaders = headersOf(values['allow-header'] ?? [], variables);
  const options = { target: originOf(target), file, port: portOf(values.port), allowedOrigins, allowedHeaders, report };
  const open = async () => {
    const { openRecorder } = await import('../recording/recorder.ts');
    const { url, close } = await openRecorder({ ...options, ...(host === undefined ? {} : { host }) });
    const lines = [`records   ${target} at ${url}`, `file      ${file}`, `origins   ${originsText(allowedOrigins)}`];
    return { text: `${lines.join('\n')}\n\nCtrl+C ends it.\n`, close };
  };
  return { starting: `connects to ${target}`, port: options.port, open };
};
