import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends the connections of a server: idle ones at once, the others with their response, all after `drainMs`. To be created before the first
 * request; a connection that is kept alive would be idle again after its response.
 */
export const drainOf = (http: Server, drainMs: number) => {
  const running = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isClosing = false;
  http.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  http.on('request', (_, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (isClosing) setImmediate(() => http.closeIdleConnections());
    });
  });
  return async (): Promise<void> => {
    isClosing = true;
    for (const response of running) response.shouldKeepAlive = false;
    const ended = new Promise<void>((resolve) => void http.close(() => resolve()));
    http.closeIdleConnections();
    // Those that browsers open ahead are not idle for Node, as they have had no request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => http.closeAllConnections(), drainMs);
    await ended;
    clearTimeout(timer);
  };
};
