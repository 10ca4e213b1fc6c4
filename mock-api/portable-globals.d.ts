/** The globals that Node and browsers share, as far as handlers and worlds use them. Whatever else one of them has does not compile there. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes: Uint8Array): string;
}
declare function atob(text: string): string;
declare function btoa(binary: string): string;
declare function setTimeout(callback: () => void, ms: number): unknown;
declare class URL {
  static canParse(text: string): boolean;
  constructor(text: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
}
/** A key of Web Crypto, which only signs. */
interface HmacKey {
  readonly type: string;
}
declare const crypto: {
  randomUUID(): string;
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      key: Uint8Array<ArrayBuffer>,
      algorithm: { readonly name: 'HMAC'; readonly hash: 'SHA-256' },
      extractable: false,
      usages: readonly ['sign'],
    ): Promise<HmacKey>;
    importKey(
      format: 'raw',
      key: Uint8Array<ArrayBuffer>,
      algorithm: { readonly name: 'ECDH'; readonly namedCurve: 'P-256' },
      extractable: true,
      usages: readonly [],
    ): Promise<object>;
    sign(algorithm: 'HMAC', key: HmacKey, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};
