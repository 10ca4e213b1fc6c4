/** The light build of hls.js has the types of the whole one, and comes without them. */
declare module 'hls.js/light' {
  export { default, type ErrorData } from 'hls.js';
}
