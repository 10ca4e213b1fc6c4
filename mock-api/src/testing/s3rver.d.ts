/** A local server of S3's protocol, which checks signatures for the key and secret `S3RVER`. It has no types of its own. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer: import('node:http').Server;
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}
