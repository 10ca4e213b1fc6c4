import { parseArgs } from 'node:util';
import {
  flag,
  headersOf,
  originsOf,
  originsText,
  portOf,
  report,
  text,
  texts,
  UsageError,
  type Subcommand,
} from './options.ts';

const help = `Use: mock-api replay --file FILE [options]

Answers from a HAR file, of mock-api record or exported by a browser. What was not recorded fails with 404, and a
sentence names the nearest request that was.

  --file FILE           the HAR file
  --port N              the port (8080)
  --host ADDRESS        the address to listen on (127.0.0.1)
  --origin ORIGIN       pages of this origin may make calls; can be given several times
  --allow-header NAME   those pages may send this header, such as traceparent; can be given several times

Exit codes: 0 ended by a signal, 1 could not start, 2 wrong use or no such file.`;

/** Replays a recording. */
export const replayCommand: Subcommand = (args, variables) => {
  const { values } = parseArgs({
    args: [...args],
    options: { file: text, port: text, host: text, origin: texts, 'allow-header': texts, help: flag },
  });
  if (values.help === true) return help;
  const { file, host } = values;
  if (file === undefined) throw new UsageError('replay needs --file FILE.');
  const options = {
    file,
    port: portOf(values.port),
    allowedOrigins: originsOf(values.origin ?? [], variables),
    allowedHeaders: headersOf(values['allow-header'] ?? [], variables),
    report,
  };
  const open = async () => {
    const { openReplay } = await import('../recording/replay.ts');
    const { url, close } = await openReplay({ ...options, ...(host === undefined ? {} : { host }) });
    const lines = [`replays   ${file} at ${url}`, `origins   ${originsText(options.allowedOrigins)}`];
    return { text: `${lines.join('\n')}\n\nCtrl+C ends it.\n`, close };
  };
  return { starting: `reads ${file}`, port: options.port, open };
};
