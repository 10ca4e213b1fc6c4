/** Sends requests without a pause until it is ended: `flood.ts PORT TARGET CONNECTIONS`. Reports the statuses to its parent. */
import { request as httpRequest } from 'node:http';
import { setPriority } from 'node:os';

// The clients of a real crowd have processors of their own.
setPriority(19);

const [, , port, path, connections] = process.argv;
const statuses = new Map<number, number>();

/** Requests come from addresses of their own through a trusted proxy, so that the limit of one address does not stop them. */
const requestOnce = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: 'age=1; consent=necessary; language=en; theme=dark', 'x-forwarded-for': address };
    const options = { host: '127.0.0.1', port: Number(port), path, headers, agent: false } as const;
    httpRequest(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

process.on('message', () => process.send?.([...statuses], () => process.exit(0)));
process.on('disconnect', () => process.exit(0));
await Promise.all(
  Array.from({ length: Number(connections) }, async (_, number) => {
    for (let sent = 0; ; sent += 1) {
      const status = await requestOnce(`198.51.${sent % 250}.${number}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }),
);
