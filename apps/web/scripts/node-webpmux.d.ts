/** The part of node-webpmux that the animation uses; the package has no types. */
declare module 'node-webpmux' {
  interface Frame {
    readonly delay: number;
  }
  interface Images {
    generateFrame(options: {
      readonly buffer: Buffer;
      /** Milliseconds. */
      readonly delay: number;
    }): Promise<Frame>;
    save(
      path: string,
      options: {
        readonly frames: readonly Frame[];
        readonly width: number;
        readonly height: number;
        /** 0 repeats forever. */
        readonly loops: number;
      },
    ): Promise<void>;
  }
  const webp: { readonly Image: Images };
  export default webp;
}
