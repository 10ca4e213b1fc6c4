/** A number from 0 to below 1 from the system's cryptographic source: nobody can predict it, and a restart repeats nothing. */
export const secureRandom = (): number => {
  const { buffer } = crypto.getRandomValues(new Uint8Array(4));
  return new DataView(buffer).getUint32(0) / 4_294_967_296;
};
